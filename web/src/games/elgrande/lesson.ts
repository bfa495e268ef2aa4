/** The guided first game of El Grande: three seats and the short game, about ten minutes with the real rules. */
import type { Lesson, Moment } from '../../learn/lesson.ts';
import { factsOf, type DeckFacts } from './facts.ts';

const kingsRegion = ({ things }: Moment): string =>
  [...things.values()].find((thing) => thing.items?.some((item) => item.id === 'king'))?.id ?? 'king';

const home = ({ things, me }: Moment): string =>
  [...things.values()].find((thing) => thing.items?.some((item) => item.id === `grande:${me.slice(5)}`))?.id ??
  'castle';

const beside = ({ things }: Moment): string =>
  [...things.values()].find((thing) => /^region:\w+$/.test(thing.id) && factsOf(thing, 'region:*').adjacent)?.id ?? '';

const decks = ({ things }: Moment): DeckFacts[] =>
  [...things.values()].filter(({ id }) => id.startsWith('deck:')).map((deck) => factsOf(deck, 'deck:*'));

/** An action card that is still there. */
const card = (moment: Moment): string => decks(moment).find(({ taken_by }) => !taken_by)?.thing ?? '';

/** The card of a deck that moves something (one kind does not) and may still be taken. */
const open = (moment: Moment, deck: number): string => {
  const facts = decks(moment).find((one) => one.decks.includes(deck));
  return !facts || facts.taken_by || facts.card === 'militia' ? '' : facts.thing;
};

const asks = ({ decision }: Moment, kind: string): boolean => decision?.kind === kind;

const offers = ({ decision }: Moment, message: string): boolean =>
  decision?.options.some((option) => option.message.id === message) === true;

const last = ({ observation, things }: Moment): boolean =>
  observation.round === factsOf(things.get('round')!, 'round').steps.at(-1);

const TAKING = ['Invite', 'TakeCard'];

/** Fingers have no keys: what is done with one is told otherwise. */
const touch = (): number => (matchMedia('(hover: none), (max-width: 859.98px)').matches ? 1 : 0);

export const lesson: Lesson = {
  game: 'elgrande',
  seats: 3,
  seed: '12',
  options: { short_game: true },
  level: '',
  tips: [
    { id: 'welcome', asks: ['PlayPower'], pins: (moment) => [{ at: home(moment) }, { at: kingsRegion(moment) }] },
    {
      id: 'power',
      asks: ['PlayPower'],
      pins: [
        { at: 'me/hand', says: 'order' },
        { at: 'me/province', says: 'invite' },
      ],
    },
    { id: 'card', asks: ['Invite', 'TakeCard'], pins: (moment) => [{ at: card(moment) }] },
    {
      id: 'place',
      asks: ['UseCard'],
      when: (moment) => offers(moment, 'opt-place'),
      pins: (moment) => [
        { at: beside(moment), says: 'beside' },
        { at: kingsRegion(moment), says: 'taboo' },
      ],
      args: () => ({ touch: touch() }),
    },
    { id: 'castle', asks: ['UseCard'], when: (moment) => offers(moment, 'opt-throw'), pins: [{ at: 'castle' }] },
    {
      id: 'special',
      asks: ['UseCard'],
      when: (moment) => offers(moment, 'opt-act') || offers(moment, 'opt-act-instead'),
      pins: ({ decision }) =>
        decision!.options
          .filter((option) => option.message.id.startsWith('opt-act'))
          .map(({ targets }) => ({ at: targets[0]! })),
    },
    // Whoever has not yet moved the king, or caballeros, hears of it while a card for it can be taken.
    {
      id: 'king',
      asks: ['MoveKing', ...TAKING],
      when: (moment) => asks(moment, 'MoveKing') || (moment.observation.round >= 3 && open(moment, 5) !== ''),
      pins: (moment) => [{ at: asks(moment, 'MoveKing') ? kingsRegion(moment) : open(moment, 5) }],
      args: (moment) => ({ now: asks(moment, 'MoveKing') ? 1 : 0 }),
    },
    {
      id: 'move',
      asks: ['MoveCaballeros', ...TAKING],
      when: (moment) => asks(moment, 'MoveCaballeros') || (moment.observation.round >= 5 && open(moment, 1) !== ''),
      pins: (moment) => (asks(moment, 'MoveCaballeros') ? [] : [{ at: open(moment, 1) }]),
      args: (moment) => ({ now: asks(moment, 'MoveCaballeros') ? 1 : 0 }),
    },
    {
      id: 'disk',
      asks: ['CastleDisk'],
      pins: (moment) => [{ at: 'castle' }, { at: kingsRegion(moment), says: 'king' }],
    },
    { id: 'plaque', when: ({ observation }) => observation.round >= 2, pins: (moment) => [{ at: home(moment) }] },
    {
      id: 'marker',
      asks: ['PlayPower'],
      when: ({ observation }) => observation.round >= 3,
      pins: [{ at: 'marker' }, { at: 'me/hand' }],
    },
    {
      id: 'grande',
      when: ({ observation }) => observation.round >= 3,
      pins: ({ me }) => [{ at: `grande:${me.slice(5)}` }],
    },
    { id: 'after', asks: ['PlayPower'], when: ({ observation }) => observation.round >= 5, pins: [{ at: 'me/score' }] },
    { id: 'end', when: last, pins: [{ at: 'round' }] },
  ],
};

/** The guided first game of El Grande: three seats and the short game, about ten minutes with the real rules. */
import type { Lesson, Moment } from '../../learn/lesson.ts';
import { factsOf } from './facts.ts';

const kingsRegion = ({ things }: Moment): string =>
  [...things.values()].find((thing) => thing.items?.some((item) => item.id === 'king'))?.id ?? 'king';

const home = ({ things, me }: Moment): string =>
  [...things.values()].find((thing) => thing.items?.some((item) => item.id === `grande:${me.slice(5)}`))?.id ??
  'castle';

const beside = ({ things }: Moment): string =>
  [...things.values()].find((thing) => /^region:\w+$/.test(thing.id) && factsOf(thing, 'region:*').adjacent)?.id ?? '';

/** An action card that is still there. */
const card = ({ things }: Moment): string =>
  [...things.values()]
    .filter(({ id }) => id.startsWith('deck:'))
    .map((deck) => factsOf(deck, 'deck:*'))
    .find(({ taken_by }) => !taken_by)?.thing ?? '';

const offers = ({ decision }: Moment, message: string): boolean =>
  decision?.options.some((option) => option.message.id === message) === true;

const last = ({ observation, things }: Moment): boolean =>
  observation.round === factsOf(things.get('round')!, 'round').steps.at(-1);

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
    { id: 'king', asks: ['MoveKing'], pins: (moment) => [{ at: kingsRegion(moment) }] },
    { id: 'move', asks: ['MoveCaballeros'] },
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

/** The guided first game of Viscounts: three seats, a seed whose opening shows the four actions soon. */
import type { Lesson, Moment, Pin } from '../../learn/lesson.ts';
import { factsOf, type ActFacts } from './facts.ts';
import { read } from './read.ts';

const NEAR = 4;
/** By these rounds a thought that has not met its moment is said with a card to play: nobody ends the lesson without it. */
const SOON = 6;
const LATE = 8;
/** So many spaces between the markers are almost none. */
const CLOSE = 2;

/** The actions the reader may take now. */
function actions({ decision }: Moment): ActFacts[] {
  if (decision?.kind !== 'Act') return [];
  return decision.options.flatMap((option) =>
    option.facts
      ? [factsOf(option, 'option:Act/trade', 'option:Act/build', 'option:Act/workers', 'option:Act/transcribe')]
      : [],
  );
}

/** A turn begins: what has not met its own question by this round is said now, never with a question of something else. */
function isLate({ observation, decision }: Moment, round: number): boolean {
  return decision?.kind === 'Play' && observation.round >= round;
}

/** Has the reader an action of this kind to take, or is it late? */
function offers(action: string, round: number) {
  return (moment: Moment) => isLate(moment, round) || actions(moment).some((facts) => facts.payment.action === action);
}

/** Is one of these questions put by itself, can it be answered together with an action, or is it late? */
function isAsked(kinds: readonly string[], answers: readonly string[], round: number) {
  return (moment: Moment) =>
    isLate(moment, round) ||
    kinds.includes(moment.decision?.kind ?? '') ||
    actions(moment).some((facts) => facts.next.some(({ does }) => answers.includes(does)));
}

const riderOf = (me: string) => `viscount:${me.slice('seat:'.length)}`;

/** The townsfolk beside the reader's viscount, or what a panel over it offers of it. */
function besideMe({ observation, me }: Moment, offer: string): Pin[] {
  const here = read(observation).segments.find(({ spaces }) =>
    spaces.some((space) => space.items?.some(({ id }) => id === riderOf(me))),
  );
  return here ? [{ at: here.pile.id, or: offer }] : [];
}

/** A space of the outer road where a panel leaves the kingdom in sight. */
function atTheTop({ observation }: Moment): string {
  const top = read(observation).segments.find(({ facts }) => facts.place === 0);
  return top?.spaces.find((space) => factsOf(space, 'space:*').rate)?.id ?? '';
}

export const lesson: Lesson = {
  game: 'viscounts',
  seats: 3,
  seed: '11',
  options: {},
  level: '',
  tips: [
    { id: 'welcome', asks: ['Pick'], pins: (moment) => [{ at: 'space:1', or: atTheTop(moment), says: 'ring' }] },
    {
      id: 'play',
      asks: ['Play'],
      pins: [
        { at: 'me/hand', says: 'hand' },
        { at: 'me/row', says: 'row' },
      ],
    },
    {
      id: 'move',
      asks: ['Play', 'Move'],
      when: ({ observation }) => observation.round >= 1,
      pins: ({ me }) => [{ at: riderOf(me) }],
    },
    { id: 'trade', asks: ['Act', 'Play'], when: offers('trade', SOON), pins: [{ at: 'me/merchant' }] },
    { id: 'build', asks: ['Act', 'Play'], when: offers('build', SOON), pins: [{ at: 'me/builder' }] },
    {
      id: 'workers',
      asks: ['Act', 'Play'],
      when: offers('workers', SOON + 1),
      pins: [{ at: 'castle' }, { at: 'me/noble' }],
    },
    { id: 'transcribe', asks: ['Act', 'Play'], when: offers('transcribe', SOON + 1), pins: [{ at: 'me/cleric' }] },
    {
      id: 'dismiss',
      asks: ['Pay', 'Act', 'Play'],
      when: (moment) =>
        isLate(moment, LATE) ||
        (moment.observation.round >= 3 &&
          (moment.decision?.kind === 'Pay' || actions(moment).some(({ payment }) => payment.dismissal.length > 0))),
      pins: (moment) => besideMe(moment, 'dismiss'),
    },
    {
      id: 'hire',
      asks: ['Hire', 'Act', 'Play'],
      when: isAsked(['Hire'], ['hire'], SOON + 1),
      pins: (moment) => besideMe(moment, 'hire'),
    },
    {
      id: 'aside',
      asks: ['DiscardAsk', 'DestroyAsk', 'Play'],
      when: isAsked(['DiscardAsk', 'DestroyAsk'], [], LATE),
      pins: [{ at: 'me/hand' }],
    },
    {
      id: 'chain',
      asks: ['Bump', 'Advance', 'Act', 'Play'],
      when: isAsked(['Bump', 'Advance'], ['leave'], LATE),
      pins: [{ at: 'castle' }],
    },
    {
      id: 'slide',
      asks: ['Play'],
      when: ({ observation }) => observation.round >= 3,
      pins: [{ at: 'me/row' }],
    },
    {
      id: 'track',
      asks: ['Play'],
      when: ({ observation }) => observation.round >= 2,
      pins: [{ at: 'me/corruption' }],
    },
    {
      id: 'collision',
      asks: ['Play'],
      when: ({ observation, me }) =>
        observation.round >= LATE ||
        read(observation).players.some((player) => {
          const [bad, good] = [player.part('corruption')?.value, player.part('virtue')?.value];
          return player.thing.id === me && Math.abs((bad ?? 0) - (good ?? 0)) <= CLOSE;
        }),
      pins: [{ at: 'me/corruption' }, { at: 'me/virtue' }],
    },
    {
      id: 'leader',
      asks: ['Play'],
      when: ({ observation }) =>
        observation.round >= LATE || read(observation).players.some((player) => player.facts.leader),
      pins: [{ at: 'leader' }],
    },
    {
      id: 'flip',
      asks: ['FlipAsk', 'Play'],
      when: ({ observation, decision }) => decision?.kind === 'FlipAsk' || observation.round >= SOON,
      pins: [{ at: 'me/unpaid' }, { at: 'me/acquired' }],
    },
    {
      id: 'papers',
      asks: ['Play'],
      when: ({ observation }) => observation.round >= 4,
      pins: [
        { at: 'debts', says: 'poverty' },
        { at: 'deeds', says: 'prosperity' },
      ],
    },
    {
      id: 'end',
      asks: ['Play'],
      when: ({ observation }) => {
        const { debts, deeds } = read(observation);
        return [debts, deeds].some((pile) => pile && factsOf(pile, 'debts', 'deeds').left <= NEAR);
      },
      pins: [{ at: 'debts' }, { at: 'deeds' }],
    },
  ],
};

/** The guided first game of Viscounts: three seats, a seed whose opening shows the four actions soon. */
import type { Lesson, Moment } from '../../learn/lesson.ts';
import { factsOf, type ActFacts } from './facts.ts';
import { read } from './read.ts';

const NEAR = 4;
/** By these rounds a thought is said that has not met its moment: nobody ends the lesson without it. */
const SOON = 6;
const LATE = 8;

/** The actions the reader may take now. */
function actions({ decision }: Moment): ActFacts[] {
  if (decision?.kind !== 'Act') return [];
  return decision.options.flatMap((option) =>
    option.facts
      ? [factsOf(option, 'option:Act/trade', 'option:Act/build', 'option:Act/workers', 'option:Act/transcribe')]
      : [],
  );
}

/** Has the reader an action of this kind to take, or is it late? */
function offers(action: string) {
  return (moment: Moment) =>
    moment.observation.round >= LATE || actions(moment).some((facts) => facts.payment.action === action);
}

/** Is one of these questions put by itself, can it be answered together with an action, or is it late? */
function isAsked(kinds: readonly string[], answers: readonly string[]) {
  return (moment: Moment) =>
    moment.observation.round >= LATE ||
    kinds.includes(moment.decision?.kind ?? '') ||
    actions(moment).some((facts) => facts.next.some(({ does }) => answers.includes(does)));
}

export const lesson: Lesson = {
  game: 'viscounts',
  seats: 3,
  seed: '11',
  options: {},
  level: '',
  tips: [
    { id: 'welcome', asks: ['Pick'], pins: [{ at: 'space:1', says: 'ring' }] },
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
      pins: [{ at: 'viscount:*' }],
    },
    { id: 'trade', asks: ['Act'], when: offers('trade'), pins: [{ at: 'me/merchant' }] },
    { id: 'build', asks: ['Act'], when: offers('build'), pins: [{ at: 'me/houses' }] },
    { id: 'workers', asks: ['Act'], when: offers('workers'), pins: [{ at: 'castle' }] },
    { id: 'transcribe', asks: ['Act'], when: offers('transcribe'), pins: [{ at: 'me/tiles' }] },
    { id: 'dismiss', asks: ['Pay', 'Act'], when: ({ observation }) => observation.round >= 3 },
    { id: 'hire', asks: ['Hire', 'Act'], when: isAsked(['Hire'], ['hire']), pins: [{ at: 'me/discard' }] },
    {
      id: 'aside',
      asks: ['DiscardAsk', 'DestroyAsk', 'Act'],
      when: isAsked(['DiscardAsk', 'DestroyAsk'], ['discard', 'destroy']),
    },
    {
      id: 'chain',
      asks: ['Bump', 'Advance', 'Act'],
      when: isAsked(['Bump', 'Advance'], ['leave']),
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
      when: ({ observation }) => observation.round >= 2,
      pins: [{ at: 'me/corruption' }],
    },
    {
      id: 'collision',
      when: ({ observation, me }) =>
        read(observation).players.some((player) => {
          const [bad, good] = [player.part('corruption')?.value, player.part('virtue')?.value];
          return player.thing.id === me && Math.abs((bad ?? 0) - (good ?? 0)) <= 1;
        }),
      pins: [{ at: 'me/corruption' }],
    },
    {
      id: 'leader',
      when: ({ observation }) =>
        observation.round >= LATE || read(observation).players.some((player) => player.facts.leader),
      pins: [{ at: 'leader' }],
    },
    {
      id: 'flip',
      when: ({ observation, decision }) =>
        decision?.kind === 'FlipAsk' || (decision?.kind === 'Play' && observation.round >= SOON),
      pins: [{ at: 'me/unpaid' }, { at: 'me/acquired' }],
    },
    {
      id: 'papers',
      when: ({ observation }) => observation.round >= 4,
      pins: [
        { at: 'debts', says: 'poverty' },
        { at: 'deeds', says: 'prosperity' },
      ],
    },
    {
      id: 'end',
      when: ({ observation }) => {
        const { debts, deeds } = read(observation);
        return [debts, deeds].some((pile) => pile && factsOf(pile, 'debts', 'deeds').left <= NEAR);
      },
      pins: [{ at: 'debts' }, { at: 'deeds' }],
    },
  ],
};

/** The guided first game of Viscounts: three seats, a seed whose opening shows the four actions soon. */
import type { Lesson, Moment } from '../../learn/lesson.ts';
import { factsOf } from './facts.ts';
import { read } from './read.ts';

const NEAR = 4;

/** Has the reader an action of this kind to take? */
function offers(action: string) {
  return ({ decision }: Moment) =>
    (decision?.options ?? []).some(
      (option) => option.facts !== undefined && factsOf(option, 'option:Act/trade').payment.action === action,
    );
}

export const lesson: Lesson = {
  game: 'viscounts',
  seats: 3,
  seed: '11',
  options: {},
  level: '',
  tips: [
    { id: 'welcome', asks: ['Pick'], pins: [{ at: 'board', says: 'ring' }] },
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
    { id: 'hire', asks: ['Hire'], pins: [{ at: 'me/discard' }] },
    { id: 'aside', asks: ['DiscardAsk', 'DestroyAsk'] },
    { id: 'flip', asks: ['FlipAsk'], pins: [{ at: 'me/unpaid' }, { at: 'me/acquired' }] },
    { id: 'chain', asks: ['Bump', 'Advance'], pins: [{ at: 'castle' }] },
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
        read(observation).players.some(
          (player) => player.thing.id === me && player.part('corruption')?.value === player.part('virtue')?.value,
        ),
      pins: [{ at: 'me/corruption' }],
    },
    {
      id: 'leader',
      when: ({ observation }) => read(observation).players.some((player) => player.facts.leader),
      pins: [{ at: 'leader' }],
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

/** The guided first game of Citadels: the first cast, four seats, a seed with a friendly opening hand. */
import type { Lesson } from '../../learn/lesson.ts';
import { district, read } from './read.ts';

const nearEnd = 2;

export const lesson: Lesson = {
  game: 'citadels',
  seats: 4,
  seed: '7',
  options: { cast: 'first_game', first_crown: 'first_seat' },
  level: '',
  tips: [
    { says: 'lesson-citadels-welcome', points: ['me/hand', 'me/city'] },
    { says: 'lesson-citadels-draft', kinds: ['Pick'], when: (observation) => observation.round === 1 },
    { says: 'lesson-citadels-ranks', when: (observation) => observation.phase.id === 'phase-call', points: ['cast'] },
    { says: 'lesson-citadels-gather', kinds: ['Turn'], points: ['bank', 'deck'] },
    { says: 'lesson-citadels-keep', kinds: ['Keep'], points: ['drawn/*'] },
    {
      says: 'lesson-citadels-turn',
      kinds: ['Turn'],
      when: (_observation, decision) => decision?.message.id === 'ask-turn',
    },
    {
      says: 'lesson-citadels-target',
      when: (_observation, decision) =>
        (decision?.options ?? []).some((option) => option.message.id === 'opt-kill' || option.message.id === 'opt-rob'),
    },
    {
      says: 'lesson-citadels-crown',
      when: (observation) => observation.round >= 2,
      points: ['seat:0/crown', 'seat:1/crown', 'seat:2/crown', 'seat:3/crown'],
    },
    { says: 'lesson-citadels-second', kinds: ['Pick'], when: (observation) => observation.round >= 2 },
    {
      says: 'lesson-citadels-unique',
      when: (observation) =>
        read(observation).players.some(
          (player) =>
            player.seat === observation.seat && player.hand?.items?.some((card) => district(card).colour === 'unique'),
        ),
    },
    {
      says: 'lesson-citadels-end',
      when: (observation) =>
        read(observation).players.some((player) => (player.city?.value ?? 0) >= player.goal - nearEnd),
    },
  ],
};

/** The guided first game of Citadels: the first cast, four seats, a seed with a friendly opening hand. */
import type { Lesson } from '../../learn/lesson.ts';
import { district, read } from './read.ts';

const nearEnd = 2;
const GATHERING = ['opt-take-gold', 'opt-draw'];
const CALLS = ['phase-call', 'phase-last'];
const NAMING = ['opt-kill', 'opt-rob'];

export const lesson: Lesson = {
  game: 'citadels',
  seats: 4,
  seed: '7',
  options: { cast: 'first_game', first_crown: 'first_seat' },
  level: '',
  tips: [
    { id: 'welcome', asks: ['Pick'], pins: [{ at: 'me/hand' }, { at: 'me/city' }] },
    { id: 'draft', asks: ['Pick'] },
    {
      id: 'gather',
      asks: ['Turn'],
      when: ({ decision }) => decision!.options.some((option) => GATHERING.includes(option.message.id)),
      pins: [
        { at: 'bank', says: 'gold' },
        { at: 'deck', says: 'cards' },
      ],
    },
    { id: 'keep', asks: ['Keep'], pins: [{ at: 'drawn/*' }] },
    {
      id: 'target',
      asks: ['Turn', 'Kill', 'Rob'],
      when: ({ decision }) => decision!.options.some((option) => NAMING.includes(option.message.id)),
      pins: [{ at: 'cast' }],
    },
    {
      id: 'turn',
      asks: ['Turn'],
      when: ({ decision }) => !decision!.options.some((option) => GATHERING.includes(option.message.id)),
      pins: [{ at: 'me/hand' }],
    },
    { id: 'ranks', when: ({ observation }) => CALLS.includes(observation.phase.id), pins: [{ at: 'cast' }] },
    {
      id: 'crown',
      when: ({ observation }) => observation.round >= 2,
      pins: [0, 1, 2, 3].map((seat) => ({ at: `seat:${seat}/crown` })),
    },
    { id: 'second', asks: ['Pick'], when: ({ observation }) => observation.round >= 2 },
    {
      id: 'unique',
      when: ({ observation, me }) =>
        read(observation).players.some(
          (player) =>
            `seat:${player.seat}` === me && player.hand?.items?.some((card) => district(card).colour === 'unique'),
        ),
      pins: [{ at: 'me/hand' }],
    },
    {
      id: 'end',
      when: ({ observation }) =>
        read(observation).players.some((player) => (player.city?.value ?? 0) >= player.goal - nearEnd),
    },
  ],
};

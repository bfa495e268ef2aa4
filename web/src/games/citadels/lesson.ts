/** The guided first game of Citadels: the first cast, four seats, a seed with a friendly opening hand. */
import type { Lesson, Pin } from '../../learn/lesson.ts';
import { seatId, type Observation } from '../../wire/game.ts';
import { district, read } from './read.ts';

const NEAR_END = 2;
const FRIEND = 'rank:7'; // the Architect, of whom the coach speaks
const GATHERING = ['opt-take-gold', 'opt-draw'];
const CALLS = ['phase-call', 'phase-last'];
const NAMING = ['opt-kill', 'opt-rob'];

const cityOf = (seat: number): Pin => ({ at: `${seatId(seat)}/city` });
const nearEnd = (observation: Observation) =>
  read(observation).players.filter((player) => (player.city?.value ?? 0) >= player.goal - NEAR_END);

export const lesson: Lesson = {
  game: 'citadels',
  seats: 4,
  seed: '7',
  options: { cast: 'first_game', first_crown: 'first_seat' },
  level: '',
  tips: [
    { id: 'welcome', asks: ['Pick'], pins: [{ at: 'me/hand' }, { at: 'me/city' }] },
    {
      id: 'draft',
      asks: ['Pick'],
      pins: ({ decision }) =>
        decision?.options.some(({ targets }) => targets.includes(FRIEND)) ? [{ at: FRIEND }] : [],
    },
    {
      id: 'gather',
      asks: ['Turn'],
      when: ({ decision }) => decision!.options.some((option) => GATHERING.includes(option.message.id)),
      pins: [
        { at: 'bank', says: 'gold' },
        { at: 'deck', says: 'cards' },
      ],
    },
    {
      id: 'keep',
      asks: ['Keep'],
      pins: ({ things }) => [...things.keys()].filter((id) => id.startsWith('drawn/')).map((at) => ({ at })),
    },
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
    {
      id: 'second',
      asks: ['Pick'],
      when: ({ observation }) => observation.round >= 2,
      pins: ({ observation, me }) =>
        read(observation)
          .players.filter(({ thing }) => thing.id !== me)
          .map(({ seat }) => cityOf(seat)),
    },
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
      when: ({ observation }) => nearEnd(observation).length > 0,
      pins: ({ observation }) => nearEnd(observation).map(({ seat }) => cityOf(seat)),
    },
  ],
};

/** The guided first game of Paladins: two seats, the real rules; what is said comes when it matters, in about twelve minutes. */
import type { Lesson, Moment } from '../../learn/lesson.ts';
import type { ActFacts } from './facts.ts';
import { PHONE } from './phone/width.ts';

const LOW_TAX = 2;
const FIRST_FAVOUR = 3;
const LAST = 7;
const FEW = 3;
/** Great actions that are clicked once, and then their target. */
const AIMED = ['commission', 'garrison', 'absolve', 'attack', 'convert'] as const;

const acts = ({ decision }: Moment): string[] =>
  (decision?.options ?? []).map((option) => (option.facts as Partial<ActFacts> | undefined)?.act ?? '');
const may =
  (...wanted: string[]) =>
  (moment: Moment) =>
    acts(moment).some((act) => wanted.includes(act));
const count = ({ things }: Moment, id: string): number => things.get(id)?.value ?? 0;
const mine = (moment: Moment, name: string): number => count(moment, `${moment.me}/${name}`);
/** Where a phone shows a thing elsewhere than a desk, the words say where; below a coach the board has the whole width. */
const args = () => ({ phone: Number(innerWidth < PHONE) });

export const lesson: Lesson = {
  game: 'paladins',
  seats: 2,
  seed: '21',
  options: {},
  level: '',
  tips: [
    {
      id: 'welcome',
      args,
      asks: ['FirstHire'],
      pins: [
        { at: 'townsfolk-row', says: 'row' },
        { at: 'me/action:develop', to: 'me/action:convert', says: 'board' },
      ],
    },
    { id: 'paladin', asks: ['ChoosePaladin'], pins: [{ at: 'me/hand' }] },
    { id: 'tavern', asks: ['ChooseTavern'], pins: [{ at: 'taverns' }, { at: 'me/workers', says: 'workers' }] },
    { id: 'turn', asks: ['Turn'], pins: [{ at: 'me/action:hunt' }, { at: 'me/action:trade' }] },
    {
      id: 'payment',
      args,
      asks: ['Turn'],
      when: may(...AIMED),
      pins: (moment) => [
        { at: `me/action:${AIMED.find((act) => may(act)(moment)) ?? AIMED[0]}` },
        { at: 'me/workers/criminal', says: 'wild' },
      ],
    },
    {
      id: 'needs',
      args,
      asks: ['Turn'],
      pins: [
        { at: 'me/attribute-faith', says: 'faith' },
        { at: 'me/attribute-strength', says: 'strength' },
        { at: 'me/attribute-influence', says: 'influence' },
      ],
    },
    { id: 'recruit', asks: ['Turn'], when: may('errand', 'hire'), pins: [{ at: 'townsfolk-row' }] },
    {
      id: 'suspicion',
      args,
      asks: ['Turn'],
      when: (moment) => mine(moment, 'suspicion') > 0,
      pins: [{ at: 'me/suspicion' }, { at: 'tax' }],
    },
    {
      id: 'inquisition',
      when: (moment) => moment.observation.round > 0 && count(moment, 'tax') <= LOW_TAX,
      pins: [{ at: 'tax' }],
    },
    { id: 'outsiders', asks: ['Turn'], when: may('attack', 'convert'), pins: [{ at: 'outsider:*' }] },
    { id: 'develop', asks: ['Turn'], when: may('develop'), pins: [{ at: 'me/action:develop' }] },
    { id: 'pray', asks: ['Turn'], when: may('pray'), pins: [{ at: 'me/action:pray' }] },
    { id: 'orders', asks: ['Turn'], when: ({ observation }) => observation.round > 1, pins: [{ at: 'order-place:*' }] },
    { id: 'pass', asks: ['Turn'], when: (moment) => mine(moment, 'workers') <= FEW, pins: [{ at: 'me/workers' }] },
    { id: 'keep', asks: ['KeepWorker'], pins: [{ at: 'me/workers' }] },
    {
      id: 'favours',
      asks: ['Turn'],
      when: ({ observation }) => observation.round >= FIRST_FAVOUR,
      pins: [{ at: 'favour:*' }],
    },
    { id: 'end', args, asks: ['Turn'], when: ({ observation }) => observation.round === LAST },
  ],
};

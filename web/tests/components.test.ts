import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte.ts';
import { switchLanguage } from '../src/words/words.svelte.ts';
import Frame from './Frame.svelte';
import { moments, tableAt } from './moments.ts';

describe('the decision bar', () => {
  it('asks in one sentence, with a button for each choice, and names its rule', async () => {
    const table = tableAt(moments.find((one) => one.decision.options.length === 4));
    const choose = vi.fn();
    table.link = { choose, undo: vi.fn() };
    const { container } = render(Frame, { table, part: 'bar' });
    expect(container.querySelector('.sentence')?.textContent).toBe(table.say(table.decision!.message));
    const buttons = container.querySelectorAll<HTMLButtonElement>('.option');
    expect(buttons).toHaveLength(table.decision!.options.length);
    expect(screen.getByText(table.decision!.rule)).toBeTruthy();
    buttons[1]!.click();
    expect(choose).toHaveBeenCalledWith([table.decision!.options[1]!.choice]);
    flushSync();
    expect(buttons[0]!.disabled).toBe(true);
  });

  it('changes its language where it stands', async () => {
    const table = tableAt();
    const { container } = render(Frame, { table, part: 'bar' });
    const before = container.querySelector('.sentence')?.textContent;
    await switchLanguage('uk');
    flushSync();
    expect(settings.language).toBe('uk');
    expect(container.querySelector('.sentence')?.textContent).not.toBe(before);
    await switchLanguage('en');
  });
});

describe('an honour', () => {
  it('keeps a space on both sides of its dot, in every language', async () => {
    const table = tableAt();
    for (const language of ['en', 'uk', 'pl'] as const) {
      await switchLanguage(language);
      const honours = [{ seat: 0, part: 'part-districts', points: 15 }];
      const { container, unmount } = render(Frame, { table, part: 'honours', honours });
      expect(container.querySelector('.soft')?.textContent).toMatch(/15 \p{L}+\u00a0· \p{L}/u);
      unmount();
    }
    await switchLanguage('en');
  });

  it('is called by its part where others would be called alike', () => {
    const table = tableAt();
    const honours = [0, 1, 2].map((seat) => ({
      seat,
      part: seat < 2 ? 'part-districts' : 'part-types',
      points: 9 - seat,
    }));
    const { container } = render(Frame, { table, part: 'honours', honours });
    const titles = [...container.querySelectorAll('strong')].map((one) => one.textContent);
    expect(titles).toEqual(['Cost of districts', 'Cost of districts', 'City of every craft']);
    expect(container.querySelectorAll('.soft')[0]?.textContent).toBe('9 points');
  });
});

describe('the log', () => {
  it('marks the moment on show, or the last told one before a silent step', () => {
    const table = tableAt();
    const told = moments.flatMap((moment) => moment.happenings).slice(0, 3);
    table.log = [1, 2, 5].map((number, index) => ({
      number,
      seat: 0,
      to: null,
      message: told[index]!.message,
      moves: [],
    }));
    const marked = (current: number) => {
      const { container, unmount } = render(Frame, { table, part: 'log', current });
      const found = [...container.querySelectorAll('li')].map((line) => line.classList.contains('current'));
      unmount();
      return found;
    };
    expect(marked(5)).toEqual([false, false, true]);
    expect(marked(4)).toEqual([false, true, false]);
    expect(marked(0)).toEqual([false, false, false]);
  });
});

describe('boards', () => {
  it.each(['generic', 'plain', 'citadels'] as const)('%s shows every visible card', (part) => {
    const table = tableAt(moments[6]);
    const { container } = render(Frame, { table, part });
    const hand = table.thing('seat:0/hand')!.items!;
    for (const card of hand) expect(container.textContent).toContain(table.say(card.name));
  });

  it('glow where something may be chosen', () => {
    const table = tableAt();
    const { container } = render(Frame, { table, part: 'citadels' });
    const glowing = [...container.querySelectorAll<HTMLElement>('[data-spot=open]')].map(
      (element) => element.dataset['thing'],
    );
    expect(new Set(glowing)).toEqual(new Set(table.decision!.options.flatMap((option) => option.targets)));
    expect(container.querySelectorAll('[data-spot=open]:not([tabindex="0"])')).toHaveLength(0);
  });
});

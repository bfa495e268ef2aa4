/**
 * `{@attach hover(...)}` tells when the pointer or the focus comes to an element and when it leaves. With `rest` a
 * pointer must stay so many milliseconds: one that only passes over on its way changes nothing.
 */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export function hover(come: () => void, leave: () => void = () => {}, rest = 0): Attachment<Element> {
  return (element) => {
    let timer = 0;
    const enter = () => {
      if (rest) timer = window.setTimeout(come, rest);
      else come();
    };
    const go = () => {
      clearTimeout(timer);
      leave();
    };
    const pairs = [
      ['pointerenter', enter],
      ['focusin', come],
      ['pointerleave', go],
      ['focusout', leave],
    ] as const;
    // Focus goes also while the board is being drawn: `on` hears it apart from whatever draws just then.
    const deaf = pairs.map(([type, listener]) => on(element, type, listener));
    return () => {
      clearTimeout(timer);
      for (const off of deaf) off();
    };
  };
}

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
    /** Focus that a press brings says nothing: drawn anew for it, what lies under the press would make no click of it. */
    const focused = (event: Event) => {
      if ((event.target as Element).matches(':focus-visible')) come();
    };
    const pairs = [
      ['pointerenter', enter],
      ['focusin', focused],
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

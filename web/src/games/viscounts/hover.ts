/**
 * `{@attach hover(...)}` tells when the pointer or the focus comes to an element and when it leaves. With `rest` a
 * pointer must stay so many milliseconds: one that only passes over on its way changes nothing.
 */
import type { Attachment } from 'svelte/attachments';

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
    for (const [type, listener] of pairs) element.addEventListener(type, listener);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of pairs) element.removeEventListener(type, listener);
    };
  };
}

/** `{@attach hover(...)}` tells when the pointer or the focus comes to an element and when it leaves. */
import type { Attachment } from 'svelte/attachments';

export function hover(come: () => void, leave: () => void = () => {}): Attachment<Element> {
  return (element) => {
    const pairs = [
      ['pointerenter', come],
      ['focusin', come],
      ['pointerleave', leave],
      ['focusout', leave],
    ] as const;
    for (const [type, listener] of pairs) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of pairs) element.removeEventListener(type, listener);
    };
  };
}

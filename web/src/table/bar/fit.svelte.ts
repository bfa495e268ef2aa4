/**
 * `{@attach fit(() => text)}` lets a sentence shrink until all of it stands in its box: nothing that is
 * asked is ever cut off, in whatever language and on however small a screen. It is measured with the frame that shows
 * it: earlier, the whole page would be laid out twice.
 */
import type { Attachment } from 'svelte/attachments';

const STEPS = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6];

export function fit(text: () => string): Attachment<HTMLElement> {
  return (element) => {
    const settle = () => {
      // Where the box grows with its words, the tails of letters reach below it: what counts is how high it may become.
      const most = parseFloat(getComputedStyle(element).maxHeight) || element.clientHeight;
      for (const step of STEPS) {
        element.style.setProperty('--fit', String(step));
        if (element.scrollHeight <= most + 1 && element.scrollWidth <= element.clientWidth + 1) return;
      }
    };
    $effect(() => {
      void text();
      const frame = requestAnimationFrame(settle);
      return () => cancelAnimationFrame(frame);
    });
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(settle);
    watch.observe(element);
    return () => watch.disconnect();
  };
}

"""Boxes: is anything on the page cut off, or does it lie on something else? Measured in the page, as it stands.

- the page is no wider than the screen;
- no words are cut by a frame that does not scroll, or by the edge of the screen (an ellipsis is fine where the whole
  is a `title` away);
- no words lie on other words, where both can be seen;
- no words are wider than their button, and none lie under a picture;
- no two controls lie on each other, where both can be hit;
- a bar fixed at the foot leaves room to scroll the end of the page out from under it.
"""

from __future__ import annotations

from playwright.sync_api import Page

SETTLED = "async () => { for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame); }"
FAULTS = """() => {
  const faults = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 1) faults.push(`the page is ${wide} px too wide`);
  const visible = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const named = element => {
    const own = [...element.classList].filter(name => !name.startsWith('s-')).join('.');
    return element.localName + (own ? `.${own}` : '');
  };
  const path = element => [element.parentElement?.parentElement, element.parentElement, element]
    .filter(Boolean).map(named).join(' > ');

  /** What is fixed at the foot over the whole width: the page scrolls under it, and ends above it. */
  const bars = [...document.querySelectorAll('body *')].filter(one => {
    const box = one.getBoundingClientRect();
    return getComputedStyle(one).position === 'fixed' && visible(one) && box.width > innerWidth - 4 &&
      box.height < innerHeight / 2 && Math.abs(box.bottom - innerHeight) < 2;
  });
  const floor = Math.min(innerHeight, ...bars.map(bar => bar.getBoundingClientRect().top));
  const end = Math.max(0, ...[...document.querySelectorAll('main')].map(one => {
    const box = one.getBoundingClientRect();
    return box.bottom - parseFloat(getComputedStyle(one.lastElementChild ?? one).paddingBottom) + scrollY;
  }));
  const room = document.documentElement.scrollHeight - (innerHeight - floor);
  if (bars.length && end > room + 2) faults.push(`the end of the page lies ${Math.round(end - room)} px under the bar`);

  /** The part of a box that its frames let through; `frame` is the first that cuts where it does not scroll. */
  const clip = (element, box) => {
    let { left, top, right, bottom } = box, frame = null, across = false, down = false;
    const fixed = getComputedStyle(element).position === 'fixed';
    for (let at = element; at && at !== document.documentElement && !fixed; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflow === 'visible') continue;
      across ||= /auto|scroll/.test(style.overflowX);
      down ||= /auto|scroll/.test(style.overflowY);
      const edge = at.getBoundingClientRect();
      if (!across && (left < edge.left - 3 || right > edge.right + 3)) frame ??= at;
      if (!down && (top < edge.top - 3 || bottom > edge.bottom + 3)) frame ??= at;
      left = Math.max(left, edge.left); right = Math.min(right, edge.right);
      top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom);
      if ((across || down) && (left >= right || top >= bottom)) return null;  // scrolled away
    }
    if (bars.length && bottom > floor && !bars.some(bar => bar.contains(element))) {
      if (top >= floor) return null;  // a scroll away
      bottom = floor;
    }
    return { left, top, right, bottom, frame, across };
  };
  /** Can some of it be seen: is it the uppermost at one of a few points? */
  const onTop = (element, box) => [0.1, 0.3, 0.5, 0.7, 0.9].some(part => {
    const x = box.left + (box.right - box.left) * part;
    const hit = document.elementFromPoint(x, (box.top + box.bottom) / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

  const lines = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement, text = node.data.trim();
    if (!text || !element || !visible(element)) continue;
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue;  // for the ears alone
    if (element.closest('.unseen, script, style, noscript, option, [aria-hidden=true] .art, .flying')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    if (whole.width < 1 || whole.height < 1) continue;
    const shown = clip(element, whole);
    if (!shown) continue;
    const kind = element.closest('[data-thing]') ? 'thing' : '';
    const cut = shown.frame && shown.left < shown.right && shown.top < shown.bottom;
    const told = element.closest('[title]');
    if (cut && !told && !kind)
      faults.push(`cut off by ${named(shown.frame)}: “${text.slice(0, 40)}” (${path(element)})`);
    if (shown.right > innerWidth + 1 && shown.left < innerWidth - 1 && !shown.across)
      faults.push(`off the screen: “${text.slice(0, 40)}” (${path(element)})`);
    const button = element.closest('button, a.button');
    const rim = button?.getBoundingClientRect();
    if (rim && !shown.across && (whole.left < rim.left - 2 || whole.right > rim.right + 2))
      faults.push(`wider than its button: “${text.slice(0, 40)}” (${path(element)})`);
    for (const one of range.getClientRects()) {
      const box = clip(element, one);
      if (!box || box.right - box.left < 3 || box.bottom - box.top < 5) continue;
      if (box.bottom < 0 || box.top > innerHeight) continue;
      // Letters fill the middle of their line.
      const thin = (box.bottom - box.top) * 0.22;
      lines.push({ element, text, left: box.left, right: box.right, top: box.top + thin, bottom: box.bottom - thin });
    }
  }
  /** Words of a page that lie under a picture: the first line of each, where it is on the screen. */
  for (const line of lines) {
    if (line.element.closest('#board, [data-over]') || line.top < 0 || line.bottom > floor) continue;
    const under = document.elementsFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2)[0];
    if (under?.matches('img, svg, svg *') && !line.element.contains(under) && !onTop(line.element, line))
      faults.push(`under a picture: “${line.text.slice(0, 40)}” (${path(line.element)})`);
  }
  const crosses = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  lines.sort((a, b) => a.top - b.top);
  for (let i = 0; i < lines.length; i += 1)
    for (let j = i + 1; j < lines.length && lines[j].top < lines[i].bottom; j += 1) {
      const [a, b] = [lines[i], lines[j]];
      const things = [a, b].map(one => one.element.closest('[data-thing]'));
      if (things[0] && things[1] && things[0] !== things[1]) continue;  // cards in a fan
      if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (crosses(a, b) && onTop(a.element, a) && onTop(b.element, b))
        faults.push(`words on words: “${a.text.slice(0, 30)}” and “${b.text.slice(0, 30)}” (${path(a.element)})`);
    }

  const CONTROLS = 'button, a[href], input, select, textarea, [role=button][tabindex], [role=tab]';
  const controls = [...document.querySelectorAll(CONTROLS)].filter(one => visible(one) && !one.closest('#board svg'))
    .flatMap(element => {
      const box = clip(element, element.getBoundingClientRect());
      return box && box.right - box.left > 6 && box.bottom - box.top > 6 ? [{ element, ...box }] : [];
    });
  for (let i = 0; i < controls.length; i += 1)
    for (let j = i + 1; j < controls.length; j += 1) {
      const [a, b] = [controls[i], controls[j]];
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (a.element.closest('[data-thing]') && b.element.closest('[data-thing]')) continue;  // cards in a fan
      const dx = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const dy = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (dx > 4 && dy > 4 && onTop(a.element, a) && onTop(b.element, b))
        faults.push(`a control on another: ${path(a.element)} and ${path(b.element)}`);
    }
  return [...new Set(faults)];
}"""


def faults(page: Page) -> list[str]:
    """What is wrong with the boxes of this page, in words."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(FAULTS)
    return found

/** The geometry of a stage: what is drawn larger than its frame, moved and grown, never away from its edges. */

export interface View {
  x: number;
  y: number;
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Area extends Size {
  x: number;
  y: number;
}

export const WHOLE: View = { x: 0, y: 0, scale: 1 };

/** The nearest view that shows no emptiness beside the content; content smaller than the frame stands in its middle. */
export function kept({ x, y, scale }: View, content: Size, frame: Size): View {
  const along = (at: number, inner: number, outer: number) =>
    inner <= outer ? (outer - inner) / 2 : Math.min(0, Math.max(outer - inner, at));
  return {
    x: along(x, content.width * scale, frame.width),
    y: along(y, content.height * scale, frame.height),
    scale,
  };
}

/** Larger or smaller by a factor, with a point of the frame staying where it is. */
export function zoomed(view: View, at: { x: number; y: number }, factor: number, least: number, most: number): View {
  const scale = Math.min(most, Math.max(least, view.scale * factor));
  const grown = scale / view.scale;
  return { x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, scale };
}

/** The view in which an area of the content fills the frame, with a rim round it. */
export function fitting(area: Area, frame: Size, most: number, rim = 0.08): View {
  const part = 1 - 2 * rim;
  const scale = Math.min(most, (part * frame.width) / area.width, (part * frame.height) / area.height);
  return {
    x: frame.width / 2 - scale * (area.x + area.width / 2),
    y: frame.height / 2 - scale * (area.y + area.height / 2),
    scale,
  };
}

/** The way by which an area (in the frame as it is seen) must move to be seen whole; nothing where it is. */
export function missing(area: Area, frame: Size, rim = 12): { x: number; y: number } {
  const along = (at: number, size: number, outer: number) => {
    if (size + 2 * rim > outer) return outer / 2 - at - size / 2;
    if (at < rim) return rim - at;
    return at + size > outer - rim ? outer - rim - at - size : 0;
  };
  return { x: along(area.x, area.width, frame.width), y: along(area.y, area.height, frame.height) };
}

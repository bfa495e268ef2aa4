/** Keys of the table that work wherever the focus is, except while something is being typed. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    !!target?.closest('input, textarea, select, [contenteditable]') || event.ctrlKey || event.metaKey || event.altKey
  );
}

/** Keys by place as well as by letter, so that a Ukrainian keyboard finds Z where it lies. */
export function keyOf(event: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(event.code);
  return letter ? letter[1]!.toLowerCase() : event.key;
}

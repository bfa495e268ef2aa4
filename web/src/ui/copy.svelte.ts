/** The address of this page, to be sent to somebody; `done` for a moment after it lies in the clipboard. */
const SAID = 2000; // milliseconds

export function copying(): { readonly done: boolean; copy: () => Promise<void> } {
  let done = $state(false);
  return {
    get done() {
      return done;
    },
    async copy() {
      try {
        await navigator.clipboard.writeText(location.href);
        done = true;
        setTimeout(() => (done = false), SAID);
      } catch {
        done = false;
      }
    },
  };
}

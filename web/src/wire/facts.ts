/**
 * How a board reads the facts of a thing, an option or a question: by the pattern under which the game declares them
 * (`games/<game>/shown.py`), so that the type check knows every field. Each game's `facts.ts` has its own `factsOf`.
 */
interface Carrier {
  id?: string;
  facts?: unknown;
}

/** A `*` stands for anything but a slash, as in the game's declarations. */
function matches(pattern: string, id: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[^\w]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`).test(id);
}

export function reader<Shown extends object>() {
  return function factsOf<P extends keyof Shown & string>(of: Carrier, ...patterns: P[]): Shown[P] {
    // In development a thing read by the pattern of another says so at once.
    const { id } = of;
    if (import.meta.env.DEV && id !== undefined && !patterns.some((pattern) => matches(pattern, id))) {
      throw new Error(`${id} is no ${patterns.join(', ')}`);
    }
    return of.facts as Shown[P];
  };
}

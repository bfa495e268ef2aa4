/** How amounts of a game's resources look in prices; each game's folder may bring a `resources.ts`, by name ids. */
export interface Resource {
  /** Body of an icon, drawn before the number; without one the number stands on a coin of the tone. */
  icon?: string;
  /** Colour of the ground and of what stands on it. */
  tone: string;
  ink: string;
}

export type Resources = Record<string, Resource>;

import type { Resources } from '../resources.ts';

export const resources: Resources = { 'res-gold': { tone: 'var(--gold)', ink: 'var(--gold-ink)' } };

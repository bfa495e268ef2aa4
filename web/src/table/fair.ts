/** Whether a seed is the one that was promised before the game: SHA-256 of `castellany:<seed>`. */
export async function commits(seed: string, commitment: string): Promise<boolean | null> {
  if (typeof crypto === 'undefined' || !crypto.subtle) return null; // pages without TLS cannot compute it
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`castellany:${seed}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}

export const SEED_PROFILES = ["review", "large"] as const;
export type SeedProfile = (typeof SEED_PROFILES)[number];

/** The password of every seeded member. */
export const SEED_PASSWORD = "Merlin-2026!";

/** Whether a text names a seed profile. */
export function isSeedProfile(text: string): text is SeedProfile {
  return (SEED_PROFILES as readonly string[]).includes(text);
}

export const SEED_PROFILES = ["review", "large"] as const;
export type SeedProfile = (typeof SEED_PROFILES)[number];

export const SEED_PASSWORD = "Merlin-2026!";

export function isSeedProfile(text: string): text is SeedProfile {
  return (SEED_PROFILES as readonly string[]).includes(text);
}

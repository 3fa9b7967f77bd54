type Profile = Readonly<Partial<Record<"fullName" | "phone" | "country", string | null>>>;

/** Whether a member has given what a complete profile holds (R11.6). */
export function hasCompleteProfile({ fullName, phone, country }: Profile): boolean {
  return Boolean(fullName && phone && country);
}

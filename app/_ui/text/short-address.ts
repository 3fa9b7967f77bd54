const SHOWN = 4;

/** An address or a hash as `0x5A…9fE1`: four characters on each side (R9.2). A short one stays whole. */
export function shortAddress(value: string): string {
  return value.length <= 2 * SHOWN + 1 ? value : `${value.slice(0, SHOWN)}…${value.slice(-SHOWN)}`;
}

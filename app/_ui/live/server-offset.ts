const KEPT = 100;

const offsets = new Map<string, number>();

/**
 * How far the server's clock is ahead of the computer's, in milliseconds, by the moment that an answer
 * names. It is taken when the answer is first met: shown once more from the router's cache, it is old.
 *
 * @param serverNow the answer's time; ISO 8601
 */
export function serverOffsetMs(serverNow: string): number {
  const known = offsets.get(serverNow);
  if (known !== undefined) return known;
  const offset = Date.parse(serverNow) - Date.now();
  const [oldest] = offsets.keys();
  if (oldest !== undefined && offsets.size >= KEPT) offsets.delete(oldest);
  offsets.set(serverNow, offset);
  return offset;
}

/** The present by the server's clock, in milliseconds. @param serverNow as for {@link serverOffsetMs} */
export function serviceNowMs(serverNow: string): number {
  return Date.now() + serverOffsetMs(serverNow);
}

/**
 * Writes one line of JSON to the log, with its time (UTC) in front. What is undefined is left out.
 *
 * @param facts ids, statuses, codes, hashes and words of ours: no cookie, token, key, body, query, account
 * name or address
 */
export function logLine(facts: object): void {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...facts })}\n`);
}

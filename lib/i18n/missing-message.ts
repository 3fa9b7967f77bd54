const MAX_LOGGED = 1_000;

const logged = new Set<string>();

/** What stands in for a message that is missing or broken: its key (R8.4). */
export function messageKey({ namespace, key }: { namespace?: string; key: string }): string {
  return namespace ? `${namespace}.${key}` : key;
}

/** Logs a message that is missing or broken, once a process. */
export function logMessageError(locale: string, error: { code: string; message: string }): void {
  const cause = error.message.slice(0, 300);
  const mark = `${locale} ${cause}`;
  if (logged.has(mark) || logged.size >= MAX_LOGGED) return;
  logged.add(mark);
  const { code } = error;
  const line = { at: new Date().toISOString(), event: "message not shown", locale, code, cause };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

import { logLine } from "../process/log.ts";
import { inProcess } from "../process/shared.ts";

const MAX_LOGGED = 1_000;

const logged = inProcess("messages not shown", () => new Set<string>());

/** What stands in for a message that is missing or broken: its key (R8.4). */
export function messageKey({ namespace, key }: { namespace?: string; key: string }): string {
  return namespace ? `${namespace}.${key}` : key;
}

/** Logs a message that is missing or broken, once a process. */
export function logMessageError(locale: string, error: { code: string; message: string }): void {
  const cause = error.message.slice(0, 300);
  const mark = `${locale} ${cause}`;
  const known = logged();
  if (known.has(mark) || known.size >= MAX_LOGGED) return;
  known.add(mark);
  logLine({ event: "message not shown", locale, code: error.code, cause }, "warn");
}

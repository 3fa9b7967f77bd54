import { callOwn } from "@/lib/bff/client/client";
import type { MessageTree } from "@/lib/i18n/message-tree";
import type { TextPart } from "@/lib/i18n/text-parts";

interface Asked {
  readonly texts: Promise<MessageTree | null>;
  /** What came; undefined until then. */
  known: MessageTree | null | undefined;
}

const asked = new Map<string, Asked>();

function pathOf(part: TextPart, locale: string): string {
  return `locales/${locale}/texts/${part}`;
}

/** A part's messages, asked for once in a language; null where they cannot be had. */
export function askForTexts(part: TextPart, locale = document.documentElement.lang): Asked {
  const path = pathOf(part, locale);
  const before = asked.get(path);
  if (before) return before;
  const texts = callOwn<{ messages: MessageTree }>({ method: "GET", path }).then(
    ({ messages }) => messages,
    () => null,
  );
  const now: Asked = { texts, known: undefined };
  asked.set(path, now);
  texts.then((known) => {
    now.known = known;
  });
  return now;
}

/** Lets the next one ask again. */
export function forgetTexts(part: TextPart, locale = document.documentElement.lang): void {
  asked.delete(pathOf(part, locale));
}

/**
 * Loads a dialog's code beside the texts of its part, so that it opens with both.
 * @throws Error when either cannot be had; the next call asks again
 */
export function withTexts<Code>(part: TextPart, load: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    const [code, texts] = await Promise.all([load(), askForTexts(part).texts]);
    if (texts) return code;
    forgetTexts(part);
    throw new Error(`no texts for ${part}`);
  };
}

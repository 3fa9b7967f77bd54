import type { VoiceFault } from "./fault.ts";

export const FAULTS: readonly VoiceFault[] = [
  { pattern: /\b(du|dich|dir|dein\w*|euch|euer|eure\w*)\b/iu, why: "the member is Sie" },
  { pattern: /\bbitte\b/iu, why: "a request needs no bitte" },
  { pattern: /\b(der|dem|den|des|dieser|diesem) Dienst(es)?\b/iu, why: "we act, no service does" },
  {
    pattern: /gebucht|gutgeschrieben|Gutschrift|\bSaldo\b/iu,
    why: "the balance speaks, not the books",
  },
  { pattern: /Sitzung/iu, why: "a run of mining is a Session, what is logged in a Gerät" },
  { pattern: /[uU]mtausch|umgetauscht|umzutauschen/u, why: "convert is tauschen" },
  {
    pattern: /(ein|aus)(ge|zu)?schalt|\bschalten\b[^.]* (ein|aus)\b/iu,
    why: "turn on and off are aktivieren and deaktivieren",
  },
  { pattern: /\bruh(en|t|te|ten)\b|Ruhezeit/iu, why: "what is paused is pausiert" },
  {
    pattern: /Zwei-Faktor-(?!Authentifizierung)|zweite[nrsm]? Faktor/iu,
    why: "one name: Zwei-Faktor-Authentifizierung, short 2FA",
  },
  { pattern: /E-Mail/u, why: "U+2060 behind the hyphen keeps the word in one line" },
  { pattern: /["”«»‟]|„[^“]*$/u, why: "quotation marks are „ “" },
  {
    pattern: /[\d}] (%|TH|W\/TH|mBTC|AmBTC|USDT|MERLIN|MB|Tg\.|h|min|s)(?![\p{L}\d])/u,
    why: "U+00A0 stands between a figure and its unit",
  },
  { pattern: / …|[^\s\u00a0]…/u, why: "U+00A0 stands before …" },
];

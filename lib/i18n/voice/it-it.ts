import type { VoiceFault } from "./fault.ts";

export const FAULTS: readonly VoiceFault[] = [
  {
    pattern: /\b(?:e-mail|check-in)/iu,
    why: "U+2060 behind the hyphen keeps the word in one line",
  },
  { pattern: /["'“”„]/, why: "Italian quotes with «…» and writes the apostrophe ’" },
  {
    pattern: /«[\s\u00a0]|[\s\u00a0]»|[\s\u00a0][:;!?%]/,
    why: "no space inside «…», nor before a colon, semicolon, mark or per cent sign",
  },
  { pattern: /\b(?:Lei|La preghiamo|voi|vostr[aeio])\b/, why: "the member is tu" },
  { pattern: /\bservizi[oi]\b/i, why: "we act, or you do; no service does" },
  { pattern: /\bimpossibile\b/i, why: "say who: Non siamo riusciti a …" },
  { pattern: /contabilizz|accreditat|addebitat/i, why: "the balance speaks, not the bookkeeping" },
  { pattern: /\bgamb[ae]\b/i, why: "a leg of the tree is a ramo" },
  {
    pattern: /liquidazion|\bliquidat/i,
    why: "a settlement is a conteggio; liquidazione reads as a forced sale",
  },
  {
    pattern: /sottoscri|riscatt/i,
    why: "one puts into staking (mettere in staking) and releases (svincolare)",
  },
  { pattern: /convalidat/i, why: "a member is valido; convalidato reads as identity checked" },
  { pattern: /\bsospes[aeio]\b/i, why: "withdrawals and entries are in pausa" },
  { pattern: /[\d}]\u00a0g(?!\p{L})/u, why: "days are gg; g is grams" },
  { pattern: /\bmina(?:re|ndo)\b/i, why: "one does mining (fare mining); minare is to undermine" },
  { pattern: /\balle \{time\}/, why: "one o'clock is not alle: (ora tua: {time})" },
  {
    pattern: /secondo fattore|per cento\b/i,
    why: "two-factor authentication has one name, and % is a sign",
  },
];

import type { VoiceFault } from "./fault.ts";

/** What no Arabic text says or does (`messages/README.md`, section ar-SA). */
export const FAULTS: readonly VoiceFault[] = [
  {
    pattern: /(?<!\p{L})[وفبك]?(?:ال|لل)خدمة(?!\p{L})/u,
    why: "We act, or the member does: no service",
  },
  {
    pattern: /قُيِّد|[يت]ُقيَّد|دفتر الأستاذ/u,
    why: "The balance speaks, not the bookkeeping: لم يتغير رصيدك",
  },
  {
    pattern: /معتمد|اعتماد|[يت]ُعتمد/u,
    why: "Valid is مفعَّل, nothing that reads as identity checked",
  },
  {
    pattern: /رم(?:ز|وز) (?:ال)?استرداد|رموز المصادقة الثنائية/u,
    why: "A recovery code is رمز احتياطي, and 2FA is المصادقة الثنائية alone",
  },
  {
    pattern: /سقوط|ساقط|(?<!\p{L})[وف]?[يت]َ?سقط|[يت]ُسقط|سقطت|(?:ال|لل)راعي/u,
    why: "Forfeit is فقدان, sponsor is صاحب الدعوة",
  },
  { pattern: /(?:\d|\})[ \u00a0][سيدث](?!\p{L})/u, why: "Units in full: ساعة, يوم, دقيقة, ثانية" },
  { pattern: /(?:بال|في ال)مئة|٪/u, why: "A percentage is the figure with %, isolated" },
  {
    pattern: /\p{Script=Arabic}\p{M}*[,;?]|["“”„‘]|«\s|\s»|\u0640/u,
    why: "Arabic signs ، ؛ ؟ and « » without inner spaces, no kashida",
  },
  { pattern: /[\u0660-\u0669\u06f0-\u06f9]/u, why: "Digits are Latin" },
  {
    pattern:
      /(?<![\u2066\u2068])\{(?:address|browser|chosen|close|code|current|date|id|leg|letter|lock|model|name|network|os|passed|prize|product|range|reason|receiver|seat|size|status|symbol|text|time|title|username|wallet|whole|zone)\}/u,
    why: "An argument that is not a figure stands in U+2068 … U+2069",
  },
  {
    pattern:
      /(?:^|\u2069)[^\u2066\u2068]*\{(?:amount|available|balance|before|fee|feeAmount|maximum|minimum|missing|multiple|percent|price|rate|receive)\}/u,
    why: "A figure with a sign, a unit or a token stands in U+2066 … U+2069",
  },
  {
    pattern:
      /\u2068\{(?:amount|price|percent|min|max|total)\}|\u2066\{(?:date|name|sent|size|symbol|time|username)\}\u2069/u,
    why: "An isolate runs from left to right round a figure, and as its text does round a text",
  },
  {
    pattern: /(?:كل|بعض) (?:ال)?رموز|تكلفة رموز|[وب]الرموز/u,
    why: "A token is عملة; رمز is a code",
  },
  { pattern: /متوقف(?:ًا|ة)? مؤقت/u, why: "What is paused is موقوف مؤقتًا" },
  {
    pattern: /أعد المحاولة|مفعّل/u,
    why: "In a sentence حاول مرة أخرى, and مفعَّل with its fatha",
  },
  {
    pattern: /[\u2066\u2068](?![^\u2066\u2068\u2069]*\u2069)|\u200f|\u061c/u,
    why: "Each isolate is closed, and none lies in another",
  },
];

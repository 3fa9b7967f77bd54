import type { VoiceFault } from "./fault.ts";

/** What no text of pt-PT says (`messages/README.md`). */
export const FAULTS: readonly VoiceFault[] = [
  {
    pattern: /\b(?:e-mail|check-in)/iu,
    why: "U+2060 behind the hyphen keeps the word in one line",
  },
  {
    pattern: /(?<!\p{L})(?:você|vocês|teu|tua|contigo|celular|usuário|senha|registrar)(?!\p{L})/iu,
    why: "third person without «você», the Portuguese of Portugal",
  },
  {
    pattern: /por favor|com sucesso|\blamentamos\b|!/iu,
    why: "no please, sorry, success or exclamation",
  },
  {
    pattern: /\b(?:o|este|esse|pelo|do) serviço\b|\bplataforma\b/iu,
    why: "we act, no service does",
  },
  {
    pattern: /não foi possível|nada (?:foi|é) (?:contabilizad|creditad|debitad|registad|guardad)/iu,
    why: "«Não conseguimos …» and «O seu saldo não mudou»",
  },
  {
    pattern: /\bcontabil|\bcreditad|\bdebitad|\blançamentos?\b|\brespetiv|\bencargos?\b/iu,
    why: "neither bookkeeping nor legalese: «taxa», «movimentos», «seu»",
  },
  {
    pattern:
      /\bliquida(?:ção|ções|r|d[oa]s?)(?!\p{L})|\btransitad[oa]s?\b|\bsalvaguarda\b|\bemparelh/iu,
    why: "«apuramento», «volume acumulado», «limite global»",
  },
  { pattern: /\bderrames?\b|\bbolo\b/iu, why: "«excedente» and «total da ronda»" },
  {
    pattern: /\bvalidad[oa]s?\b|\bpor validar\b/iu,
    why: "«válido»: nobody’s identity was checked",
  },
  {
    pattern: /segundo fator|acesso com dois fatores|códigos? de dois fatores/iu,
    why: "«autenticação de dois fatores», short 2FA",
  },
  {
    pattern: /\bnovamente\b|\brecolhas\b|\b(?:a|da|de|sua|uma|cada) recolha\b/iu,
    why: "«de novo»; «recolher» is a verb, what comes of it is a «recompensa»",
  },
  {
    pattern: /\b(?:lembrad|convidad)[oa] (?:hoje|por (?:si|\{))/iu,
    why: "nobody has a gender: «Lembrete enviado», «Convite de»",
  },
  {
    pattern: /\bvolta a avisar/iu,
    why: "an alert that is on again (volta a ficar ativo) tells of nothing yet",
  },
  {
    pattern:
      /["'“”„]|\.{3}|[«] | [»]|[\d}] (?:TH|W\/TH|MB|UTC|USDT|mBTC|MERLIN|min|h|s|%)(?![\p{L}/])|\s%/u,
    why: "« » and … are the signs, U+00A0 stands before a unit, nothing before %",
  },
];

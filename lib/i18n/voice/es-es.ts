import type { VoiceFault } from "./fault.ts";

/** What no text of es-ES says (`messages/README.md`). */
export const FAULTS: readonly VoiceFault[] = [
  { pattern: /\bcheck-in/iu, why: "U+2060 behind the hyphen keeps the word in one line" },
  {
    pattern: /\b(usted(es)?|vos|vosotr[oa]s|celular)\b/i,
    why: "the member is tú, the Spanish that of Spain",
  },
  {
    pattern: /\bpor favor\b|\bcon éxito\b|\bcorrectamente\b|\blo sentimos\b|[¡!]/i,
    why: "no please, sorry, success or exclamation",
  },
  { pattern: /\bno se ha(n)? podido\b/i, why: "we act: «No hemos podido …»" },
  { pattern: /\bvuelve a (intentar|pulsar|enviar|mirar)/i, why: "«Inténtalo de nuevo»" },
  { pattern: /\b(el|este|su) servicio\b|\bla plataforma\b/i, why: "we act, no service does" },
  {
    pattern: /\bcontabiliz|\basientos?\b|\babonad[oa]s?\b|\blibro contable\b/i,
    why: "the balance speaks, not the bookkeeping",
  },
  {
    pattern: /\bliquidaci|\bliquidad[oa]|\barrastrad[oa]/i,
    why: "«cierre diario» and «acumulado»: a liquidación is a forced sale",
  },
  {
    pattern: /\b(cuentas?|miembros?) validad[oa]s?\b|\bvalid(ar|e|en) (tu|la) cuenta\b/i,
    why: "«válido»: nobody’s identity was checked",
  },
  {
    pattern: /\bsegundo factor\b|\bcódigos? de doble factor\b|\bacceso con doble factor\b/i,
    why: "«autenticación de doble factor», short 2FA",
  },
  { pattern: /\b(avisad|invitad)[oa]s? (hoy|por)\b/i, why: "nobody has a gender" },
  {
    pattern: /volverá a avisar/iu,
    why: "an alert that is on again (se reactiva) tells of nothing yet",
  },
  { pattern: /["'“”]|\.{3}/, why: "« » and … are the signs of Spanish" },
  {
    pattern: /(\d|\}) (TH|TH\/s|W\/TH|MB|KB|%|h|s|d|min)(?![\p{L}/])/u,
    why: "U+00A0 stands between a figure and its unit",
  },
];

import type { VoiceFault } from "./fault.ts";

export const FAULTS: readonly VoiceFault[] = [
  {
    pattern: /mail de validation/u,
    why: "an address is vérifiée; validé is the member whose account counts",
  },
  {
    pattern: /\b(?:e-mail|check-in)/iu,
    why: "U+2060 behind the hyphen keeps the word in one line",
  },
  {
    pattern: /(?<!\p{L})(?:tu|toi|tes|ton compte|veuillez)(?!\p{L})/iu,
    why: "vous, without veuillez",
  },
  { pattern: /[^\u202f][;!?](?=\s|$)/u, why: "U+202F before ; ! ?" },
  { pattern: /[^\u00a0\d]:(?=\s|$)|[^\u00a0]%/u, why: "U+00A0 before : and %" },
  { pattern: /["'“”„]|«[^\u00a0]|[^\u00a0]»/u, why: "’, and « … » with U+00A0 inside" },
  {
    pattern:
      /[\d#] (?:(?:de |d’)?heures?|(?:de )?jours?|(?:de )?minutes?|(?:de )?secondes?|caractères|TH|UTC|USDT|mBTC|AmBTC|MERLIN|Mo|h|j|s)(?![\p{L}\d])/u,
    why: "U+00A0 between a figure and its unit",
  },
  {
    pattern: /n’(?:a|ont) pas pu|comptabilis|crédité|écritures? comptable/iu,
    why: "a échoué, impossible, ajouté: no bookkeeping",
  },
  {
    pattern: /\b[Ll]e service\b|\b[Cc]e service\b|\bplateforme\b|\bl’opérateur a\b/u,
    why: "nous and vous, no service or platform",
  },
  {
    pattern: /\bjambes?\b|\bgarde-fou\b|\brèglements? binaire|\bprochain règlement/iu,
    why: "branche, limite globale, décompte",
  },
  { pattern: /\bpointages?\b|\bpointer\b|\bpointez\b/iu, why: "check-in" },
  {
    pattern: /\bsouscri|\bclôtur(?:er|ez|ée)|\bclôture anticipée|\bcotations?\b/iu,
    why: "staker, débloquer, offre",
  },
  {
    pattern: /\btours?\b|\btokens?\b|second facteur|deux facteurs|\bsuspendu/iu,
    why: "manche, jeton, double authentification, en pause",
  },
  {
    pattern:
      /(?:êtes|avez été|vous avons|rester) (?:dé)?connecté|vous avons prévenu|invitée? par \{|(?<!\p{L})prêt à /iu,
    why: "nobody has a gender",
  },
];

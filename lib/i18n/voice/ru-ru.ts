import type { VoiceFault } from "./fault.ts";

const START = "(?<![А-Яа-яЁё])";
const END = "(?![А-Яа-яЁё])";

/** What no Russian text may say: each pattern matches a text as it stands in `messages/ru-RU.json`. */
export const FAULTS: readonly VoiceFault[] = [
  {
    pattern: new RegExp(`${START}(ты|тебя|тебе|тобой|тво[йияюеё]\\p{L}*)${END}`, "iu"),
    why: "the member is вы",
  },
  {
    pattern: new RegExp(`(?<=[^.!?…:»\\s—][ \\u00a0])(Вы|Вас|Вам|Ваш\\p{L}*)${END}`, "u"),
    why: "вы is written small",
  },
  {
    pattern: new RegExp(`${START}(пожалуйста|извините|успешно)${END}(?! (вк|отк)лючена)`, "iu"),
    why: "a request needs no пожалуйста",
  },
  { pattern: /сервис|платформ/iu, why: "we act, no service does" },
  {
    pattern: /проведен[оаы]?|провод(ки|ок)|сторн|журнал/iu,
    why: "the balance speaks, not the books",
  },
  {
    pattern: new RegExp(`${START}(ставк\\p{L}*|ставок|взнос\\p{L}*)${END}`, "iu"),
    why: "a rate is доходность, курс or процент, an entry a прогноз; no bets and no dues",
  },
  { pattern: /эл\.|электронн\p{L}* (почт|адрес)|(?<![</])e-?mail/iu, why: "one word: почта" },
  {
    pattern: /сеанс|приостан|второ(й|го) фактор/iu,
    why: "what is logged in is an устройство, paused is на паузе, the second factor 2FA",
  },
  {
    pattern: new RegExp(`${START}(согласен|согласна|уверен|уверена)${END}`, "iu"),
    why: "nobody has a gender",
  },
  {
    pattern: /сообщим снова/iu,
    why: "an alert that is on again (включится снова) tells of nothing yet",
  },
  { pattern: /["“”„]|«[^»]*$/u, why: "quotation marks are « »" },
  {
    pattern: /[\d}] ?%|[\d}] (TH|W\/TH|mBTC|AmBTC|USDT|MERLIN|МБ|ч|мин|с|д)(?![\p{L}\d])|# \p{L}/u,
    why: "U+00A0 stands between a figure and what it counts",
  },
  {
    pattern: new RegExp(
      `[^\\u00a0]—|${START}(?<!-)(в|во|на|с|со|к|ко|не|за|от|до|из|об|о|по|у) `,
      "iu",
    ),
    why: "U+00A0 stands before a dash, after a short preposition and after не",
  },
];

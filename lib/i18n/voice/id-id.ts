import type { VoiceFault } from "./fault.ts";

export const FAULTS: readonly VoiceFault[] = [
  { pattern: /\bcheck-in/iu, why: "U+2060 behind the hyphen keeps the word in one line" },
  { pattern: /\b(kamu|kalian|engkau|anda)\b/u, why: "the member is Anda, with a capital" },
  { pattern: /\b(silakan|mohon|harap|maaf)\b/iu, why: "a request needs no courtesy word" },
  { pattern: /\b(layanan|platform)/iu, why: "we act, no service or platform does" },
  { pattern: /bukukan|kredit|debit|jurnal/iu, why: "the balance speaks, not the books" },
  {
    pattern: /\b(imbal|putaran)/iu,
    why: "reward is reward, yield is hasil, a round is ronde",
  },
  { pattern: /konversi|kuotasi/iu, why: "convert is tukar, quote is penawaran" },
  { pattern: /tangguh/iu, why: "what is paused is dijeda" },
  { pattern: /\btidak dapat\b/iu, why: "tidak bisa, or belum bisa for what failed this time" },
  {
    pattern: /kode dua faktor|faktor kedua/iu,
    why: "one name: autentikasi dua faktor, short 2FA",
  },
  {
    pattern: /menambang|peramban|mengeluarkan Anda/iu,
    why: "mining, browser, and a member keluar",
  },
  {
    pattern: /\b(bisa|lalu|untuk|Anda) (login|logout)\b|\blogout\b/iu,
    why: "one logs in by masuk and out by keluar; a login is a thing of the history",
  },
  { pattern: /\d\d:\d\d/u, why: "a time of day is 00.00" },
  { pattern: /["„«»]|“[^”]*$/u, why: "quotation marks are “ ”" },
  {
    pattern: /[\d}] (TH|W\/TH|mBTC|AmBTC|USDT|MERLIN|MB|dtk|mnt)(?![\p{L}\d])|[\d}]\s%/u,
    why: "U+00A0 stands between a figure and its unit, nothing before %",
  },
];

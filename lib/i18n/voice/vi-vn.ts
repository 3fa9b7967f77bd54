import type { VoiceFault } from "./fault.ts";

export const FAULTS: readonly VoiceFault[] = [
  { pattern: /dịch vụ|nền tảng/iu, why: "the member acts, or we do; no service or platform does" },
  {
    pattern: /ghi sổ|ghi có|bút toán|định khoản/iu,
    why: "the balance speaks, not the bookkeeping",
  },
  {
    pattern: /(?<!\p{L})hãy(?!\p{L})/iu,
    why: "a hint is a bare verb, an error asks with vui lòng",
  },
  { pattern: /(?<!\p{L})việc rút/iu, why: "the noun is rút tiền" },
  { pattern: /thẻ (?:mới|này|khác)/iu, why: "a browser has a tab, not a thẻ" },
  {
    pattern: /bảo trợ|biên nhận|quyết toán|kết chuyển/iu,
    why: "người mời, biên lai, kết toán and chuyển tiếp",
  },
  { pattern: /công suất|khai thác/iu, why: "hashrate and đào" },
  {
    pattern: /từ chối|từ bỏ|phê duyệt/iu,
    why: "a check is đã duyệt or không được duyệt; a reward is lost (mất)",
  },
  {
    pattern: /yếu tố thứ hai|mã hai yếu tố|hai lớp/iu,
    why: "one name: xác thực hai yếu tố, short 2FA",
  },
  {
    pattern: /(?:trên|mất|đăng xuất) máy(?! (?:chủ|đào))/iu,
    why: "a device is thiết bị; máy is a machine that mines",
  },
  { pattern: /(?:^|[.] )chưa được[.]/iu, why: "what failed is a sentence: Chưa thực hiện được." },
  { pattern: /không (?:biết|nhận ra) khóa/iu, why: "what we have no record of isn’t found" },
  { pattern: /phiên đăng nhập/iu, why: "a device is logged in; a session mines" },
  {
    pattern: /quý khách|hoá|khoá|e-mail/iu,
    why: "the member is bạn; hóa, khóa and email are spelled so",
  },
  {
    pattern: /["'‘’«»!]|\.{3}/u,
    why: "quotation marks are “ ”, no exclamation, … in one sign",
  },
];

import { SPACED_FULL_WIDTH, type VoiceFault } from "./fault.ts";

export const FAULTS: readonly VoiceFault[] = [
  { pattern: /(?<!客戶)服務/, why: "the member acts, or we do; no service does" },
  { pattern: /記賬|入賬|分錄/, why: "the balance speaks, not the bookkeeping" },
  { pattern: /方可|未有|亦|(?<!平)均/, why: "才可, 沒有, 也 and 都, not the words of a gazette" },
  { pattern: /[在至由顯]於|列於|會於/, why: "在 instead of 於" },
  { pattern: /此(?![前後外])(?<!因此)/, why: "這, 該 or 本頁 instead of 此" },
  { pattern: /推薦人|直推|對碰|派付|覆核/, why: "邀請人, 直接邀請, 配對, 派發 and 核對" },
  { pattern: /放棄/, why: "a reward is lost (失去), not waived" },
  { pattern: /賬戶(?:已|尚未|未)?生效/, why: "an account is 已啟用, whatever its identity check" },
  {
    pattern: /註銷|關閉賬戶|審計|保安|站內|雙重認證(?:驗證)?碼/,
    why: "結束賬戶, 核數師, 安全, 收件匣 and 2FA 驗證碼",
  },
  {
    pattern: /[今每數那]天|# [天位]|\}[ \u00a0]天|裡|公佈|你|無須|賬號|帳/,
    why: "日, 名, 裏, 公布, 您, 毋須 and 賬",
  },
  { pattern: /\}(?:日|小時|分|秒)/, why: "a space stands between a figure and its unit" },
  {
    pattern: /[\u4e00-\u9fff][,:;?!()]|[,:;?!()][\u4e00-\u9fff]/,
    why: "signs beside Chinese are full width",
  },
  {
    pattern: /["'“”]|將會|雙重認證登入|[！!]/,
    why: "quotation marks are 「」; plain words, no exclamation",
  },
  { pattern: /需要它或/, why: "what is needed is named" },
  SPACED_FULL_WIDTH,
];

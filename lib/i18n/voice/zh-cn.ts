import { SPACED_FULL_WIDTH, type VoiceFault } from "./fault.ts";

export const FAULTS: readonly VoiceFault[] = [
  { pattern: /服务(?!器)/, why: "the member acts, or we do; no service does" },
  { pattern: /记账|入账|分录/, why: "the balance speaks, not the bookkeeping" },
  { pattern: /此(?![前后外])/, why: "这, 该 or 本页 instead of 此" },
  { pattern: /(?<!平)均/, why: "都 instead of 均" },
  { pattern: /你/, why: "the member is 您" },
  { pattern: /邀请人注册/, why: "邀请人 is the sponsor; whom one invites is 他人" },
  { pattern: /推荐人|直推|对碰|双轨图/, why: "邀请人, 直接邀请, 配对 and 双轨树" },
  { pattern: /放弃[^。]*奖励|奖励[^。]*放弃/, why: "a reward is lost (失去), not waived" },
  { pattern: /账户(?:已|尚未|未)?生效/, why: "an account is 已激活, whatever its identity check" },
  { pattern: /\}(?:天|小时|分|秒|日)/, why: "a space stands between a figure and its unit" },
  {
    pattern: /[\u4e00-\u9fff][,:;?!()]|[,:;?!()][\u4e00-\u9fff]/,
    why: "signs beside Chinese are full width",
  },
  { pattern: /["'「」『』]/, why: "quotation marks are “ ”" },
  {
    pattern: /将会|双重认证|双重验证(?:登录|码|验证码)|[！!]/,
    why: "plain words, one name for two-factor authentication and 2FA 验证码 for its code, no exclamation",
  },
  { pattern: /需要它或/, why: "what is needed is named" },
  SPACED_FULL_WIDTH,
];

import type { VoiceFault } from "./fault.ts";

export const FAULTS: readonly VoiceFault[] = [
  { pattern: /니다|니까|십시오/, why: "해요체 throughout, no 합니다체" },
  { pattern: /시겠|하실|되었|되요/, why: "plain 해요체: 할까요, 됐어요" },
  {
    pattern: /저희|당신|고객님|회원님/,
    why: "we are Merlin BTC, the member’s own things are 내 …",
  },
  {
    pattern: /[}>](?:은|는|이|가|을|으로|이에요)(?![가-힣])|\(으\)|\([가를는]\)/,
    why: "a particle that depends on the value before it; put a noun or a colon between",
  },
  {
    pattern: /\{(?!percent)\w+\}(?:를|로|예요|와)(?![가-힣])/,
    why: "only a percentage is known to end in a vowel; put a noun or a colon between",
  },
  { pattern: /["'“”「」]/, why: "quotation marks are ‘ ’" },
  {
    pattern: /[\d#}] (?:개|명|일|시간|초|분|회|건|대|점)(?![가-힣])|\d %|퍼센트/,
    why: "counters and % stand joined to their number",
  },
  {
    pattern: /(?:이|본) 서비스|서비스(?:가|에서|는)|시스템(?:이|에서|은)|플랫폼/,
    why: "we act, or the member does",
  },
  {
    pattern: /이체|송금|전환|요율|산출률|해시레이트|다운라인|약한 레그|영수증|수령/,
    why: "보내기, 교환, 채굴률, 해시파워, 하위 회원, 소실적 레그, 거래 확인증, 받기",
  },
  { pattern: /거절|거부|포기/, why: "반려됨; a forfeited reward 사라져요" },
  { pattern: /(?<!GG )2FA|2단계 인증 로그인|이중 인증/, why: "one name: 2단계 인증" },
  { pattern: /(?:진행되고|라운드가) 마감(?:해|할|하)/, why: "a round is closed: 마감돼요" },
  { pattern: /고객지원/, why: "support is 고객 지원" },
  { pattern: /!|성공적으로|죄송|부탁드/, why: "no exclamation, no apology, no “successfully”" },
];

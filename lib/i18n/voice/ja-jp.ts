import { SPACED_FULL_WIDTH, type VoiceFault } from "./fault.ts";

export const FAULTS: readonly VoiceFault[] = [
  {
    pattern: /デイリーチェック|ボリュームポイント/u,
    why: "U+200B says where a word that is wider than its column breaks",
  },
  {
    pattern: /お客様|\}様|あなた|自分/u,
    why: "The member is not addressed at all, or is ご自身; a name takes さん",
  },
  {
    pattern: /このサービス|サービス(?:は|が|に|から|側)/u,
    why: "We act, or the member does; no service does",
  },
  {
    pattern: /当社|当サイト|弊社|私たち|運営|プラットフォーム/u,
    why: "We are Merlin BTC and have no other name",
  },
  {
    pattern: /記帳|仕訳|何も処理されて/u,
    why: "The balance speaks, not the bookkeeping: 残高は変わっていません",
  },
  { pattern: /放棄/u, why: "A reward is lost (失う), nobody waives it" },
  { pattern: /却下/u, why: "Rejected is 不承認" },
  {
    pattern: /弱いレッグ|空席|の席/u,
    why: "The weak leg is 小レッグ, a spot 枠, a placement 配置",
  },
  { pattern: /払い出し|エントリー/u, why: "A payout is 受取額, a prediction’s entry 参加" },
  {
    pattern: /サインイン|サインアウト|2段階認証ログイン|2段階認証コードを有効/u,
    why: "One logs in (ログイン), with 2段階認証",
  },
  {
    pattern: /[぀-ヿ一-鿿][:?!(),]|[:?!(),][぀-ヿ一-鿿]|[！〜“”]/u,
    why: "Signs are full width: ：？（）、 and 「」; a range is ～; nothing is exclaimed",
  },
  { pattern: /[぀-ヿ一-鿿。、：] | [぀-ヿ一-鿿]/u, why: "No space beside Japanese" },
  {
    pattern: /デバイス|メンバー|予測(?!する)|最小額|(?<!GG )2FA/u,
    why: "A device is 端末, a member 会員, a prediction 予想, a minimum 最低額, 2FA 2段階認証",
  },
  { pattern: /[0-9}] (?:TH|W\/TH|MB|UTC)/u, why: "U+00A0 between a figure and its unit" },
  SPACED_FULL_WIDTH,
];

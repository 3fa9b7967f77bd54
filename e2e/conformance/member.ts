import { authEndpoints } from "../../lib/contract/auth.ts";
import { UPSTREAM_CODES } from "../../lib/contract/protocol/errors.ts";
import { parseBody } from "./body.ts";
import { judgeAnswer } from "./report/judge-answer.ts";
import type { Tokens } from "./sign-in.ts";
import type { Answer, Question, Upstream } from "./upstream.ts";

/** True for the one answer that asks for a renewal (R8.1). */
function saysExpired(answer: Answer): boolean {
  const body = parseBody(answer);
  return (
    answer.status === 401 &&
    typeof body === "object" &&
    body !== null &&
    "statusCode" in body &&
    body.statusCode === UPSTREAM_CODES.accessTokenExpired
  );
}

/** The account that was signed in with: renews its token once when the upstream calls it expired. */
export class Member {
  readonly #upstream: Upstream;
  refreshToken: string;
  accessToken: string;

  constructor(upstream: Upstream, { accessToken, refreshToken }: Tokens) {
    this.#upstream = upstream;
    this.accessToken = accessToken;
    this.refreshToken = refreshToken;
  }

  /** Goes on with what a renewal brought; without a new refresh token the old one stays. */
  keep({ accessToken, refreshToken }: Pick<Tokens, "accessToken" | "refreshToken">): void {
    this.accessToken = accessToken;
    if (refreshToken) this.refreshToken = refreshToken;
  }

  async ask(question: Question): Promise<Answer> {
    const answer = await this.#upstream.ask({ ...question, bearer: this.accessToken });
    if (!saysExpired(answer) || !(await this.#renew())) return answer;
    return this.#upstream.ask({ ...question, bearer: this.accessToken });
  }

  async #renew(): Promise<boolean> {
    if (!this.refreshToken) return false;
    const question = this.#upstream.question(authEndpoints.refresh);
    const answer = await this.#upstream.ask({ ...question, bearer: this.refreshToken });
    const judgement = judgeAnswer(authEndpoints.refresh, answer);
    if (judgement.kind === "deviation") return false;
    this.keep(judgement.value as Tokens);
    return true;
  }
}

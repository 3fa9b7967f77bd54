import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { accountEndpoints } from "../../../lib/contract/account.ts";
import { planEndpoints } from "../../../lib/contract/automation/plan.ts";
import { movementEndpoints } from "../../../lib/contract/movement.ts";
import { predictionEndpoints } from "../../../lib/contract/prediction.ts";
import { priceEndpoints } from "../../../lib/contract/price.ts";
import type { Endpoint } from "../../../lib/contract/protocol/endpoint.ts";
import { publicEndpoints } from "../../../lib/contract/public.ts";
import { personalDataEndpoints } from "../../../lib/contract/records/personal-data.ts";
import {
  reservesEndpoints,
  reservesProofEndpoints,
} from "../../../lib/contract/records/reserves.ts";
import { statementEndpoints } from "../../../lib/contract/records/statement.ts";
import { taxEndpoints } from "../../../lib/contract/records/tax.ts";
import {
  invitationCodeEndpoints,
  invitationEndpoints,
} from "../../../lib/contract/team/invitation.ts";
import { treeEndpoints } from "../../../lib/contract/team/tree.ts";
import { transactionEndpoints } from "../../../lib/contract/transaction.ts";

export interface ReadInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

interface Known {
  readonly answers: ReadonlyMap<Endpoint, unknown>;
  /** The name that was signed in with, which may be an e-mail address. */
  readonly username: string;
}

type Derive = (known: Known) => ReadInput | undefined;

function answerOf<E extends Endpoint>({ answers }: Known, endpoint: E) {
  type Value = E["response"] extends z.ZodType ? z.output<E["response"]> : never;
  return answers.get(endpoint) as Value | undefined;
}

function param(name: string, value: string | number | undefined | null): ReadInput | undefined {
  return value === undefined || value === null || value === ""
    ? undefined
    : { params: { [name]: String(value) } };
}

function ownName(known: Known): string {
  return answerOf(known, accountEndpoints.profile)?.username ?? known.username;
}

function otherMember(known: Known): string | null | undefined {
  const nodes = answerOf(known, treeEndpoints.binaryTree) ?? [];
  return nodes.find(({ username }) => username && username !== ownName(known))?.username;
}

/** What each read that needs one is asked for: something that an earlier answer has named. */
export const READ_INPUTS: ReadonlyMap<Endpoint, Derive> = new Map<Endpoint, Derive>([
  [
    accountEndpoints.wallet,
    (known) => param("code", answerOf(known, accountEndpoints.wallets)?.[0]?.symbol),
  ],
  // A key that nobody has used.
  [accountEndpoints.outcome, () => param("key", randomUUID())],
  [accountEndpoints.checkUsername, (known) => param("username", ownName(known))],
  [
    priceEndpoints.priceHistory,
    (known) => param("code", answerOf(known, priceEndpoints.prices)?.[0]?.code),
  ],
  [publicEndpoints.sponsor, (known) => param("username", ownName(known))],
  [
    invitationEndpoints.invitation,
    (known) => param("code", answerOf(known, invitationCodeEndpoints.invitationCodes)?.auto),
  ],
  [movementEndpoints.recipient, (known) => param("username", otherMember(known))],
  [treeEndpoints.find, (known) => ({ query: { q: ownName(known).slice(0, 2) } })],
  [
    transactionEndpoints.detail,
    (known) => param("id", answerOf(known, transactionEndpoints.list)?.items[0]?.id),
  ],
  [
    transactionEndpoints.dailyProfitDay,
    (known) => param("day", answerOf(known, transactionEndpoints.dailyProfit)?.items[0]?.day),
  ],
  [
    statementEndpoints.statement,
    (known) => {
      const day = answerOf(known, transactionEndpoints.dailyProfit)?.items[0]?.day;
      return day ? { query: { from: day, to: day } } : undefined;
    },
  ],
  ...[taxEndpoints.taxReport, taxEndpoints.taxExport].map((endpoint): [Endpoint, Derive] => [
    endpoint,
    (known) => {
      const day = answerOf(known, transactionEndpoints.dailyProfit)?.items[0]?.day;
      return day ? { query: { year: day.slice(0, 4), method: "fifo" } } : undefined;
    },
  ]),
  [
    personalDataEndpoints.dataExportFile,
    (known) => {
      const latest = answerOf(known, personalDataEndpoints.dataExports)?.latest;
      return latest?.status === "ready" ? param("id", latest.id) : undefined;
    },
  ],
  [
    reservesProofEndpoints.reservesProof,
    (known) => param("id", answerOf(known, reservesEndpoints.reserves)?.[0]?.id),
  ],
  [
    planEndpoints.planRuns,
    (known) => param("id", answerOf(known, planEndpoints.plans)?.items[0]?.id),
  ],
  [
    predictionEndpoints.round,
    (known) => param("epoch", answerOf(known, predictionEndpoints.state)?.rounds[0]?.epoch),
  ],
]);

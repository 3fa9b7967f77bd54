import { randomUUID } from "node:crypto";
import { contract } from "../../../lib/contract/registry.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import type { TestSandbox } from "./start.ts";

const { summary, tasks, verify, claim, checkIn, convert } = contract.airdrop;

/** An amount of whole AmBTC as the contract writes it. */
export const AMBTC = (amount: string) => `${amount}.000000000000000000`;

/** A seeded member with what it can do in the airdrop. */
export async function airdropMember(sandbox: TestSandbox, username: string) {
  const bearer = await sandbox.bearerOf(username);
  const read = async () => (await sandbox.call(summary, { bearer })).value();
  return {
    username,
    bearer,
    summary: read,
    balance: async () => (await read()).balance,
    task: async (id: string) => {
      const { items } = (await sandbox.call(tasks, { bearer })).value();
      return items.find((task) => task.id === id);
    },
    checkIn: (key: string = randomUUID()) => sandbox.call(checkIn, { bearer, key }),
    claim: (id: string, key: string = randomUUID()) =>
      sandbox.call(claim, { bearer, key, params: { id } }),
    verify: (id: string, body: object = {}) =>
      sandbox.call(verify, { bearer, params: { id }, body }),
    convert: (amount: string, key: string = randomUUID()) =>
      sandbox.call(convert, { bearer, key, body: { amount } }),
  };
}

/** A new, valid member, invited by a sponsor where one is named. */
export function joinAirdrop(sandbox: TestSandbox, sponsor?: string) {
  return airdropMember(sandbox, addMember(sandbox.running, sponsor ? { sponsor } : {}));
}

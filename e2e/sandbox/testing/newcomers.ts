import { randomUUID } from "node:crypto";
import { contract } from "../../../lib/contract/registry.ts";
import { SEED_PASSWORD } from "../seed/profiles.ts";
import type { Caller } from "./start.ts";

interface Invitation {
  readonly refUsername?: string;
  readonly position?: "left" | "right" | "auto";
}

/** Signs somebody up through a link and confirms the address; gives the bearer. */
export async function join(
  sandbox: Caller,
  username: string,
  invitation: Invitation = {},
): Promise<string> {
  const email = `${username}@example.net`;
  const password = SEED_PASSWORD;
  const body = {
    fullName: "Nora Quist",
    username,
    email,
    password,
    confirmPassword: password,
    ...invitation,
  };
  const { status, text } = await sandbox.call(contract.public.signUp, { body, key: randomUUID() });
  if (status !== 201) throw new Error(`${username} could not sign up: ${text}`);
  const token = await sandbox.mailedToken(email, "verify-email");
  await sandbox.call(contract.public.verifyEmail, { body: { token } });
  return (await sandbox.login(username)).accessToken;
}

/** Deposits what a product costs and buys one. */
export async function buy(sandbox: Caller, username: string, productId: string): Promise<void> {
  const bearer = await sandbox.bearerOf(username);
  const { quote, order } = contract.marketplace;
  const { quoteId, total } = (await sandbox.call(quote, { bearer, body: { productId } })).value();
  await sandbox.control("deposit", { username, symbol: total.symbol, amount: total.amount });
  const { status, text } = await sandbox.call(order, {
    bearer,
    key: randomUUID(),
    body: { quoteId },
  });
  if (status !== 200) throw new Error(`${username} could not buy ${productId}: ${text}`);
}

/** Sells one machine of a price (whole USDT) to a member. */
export async function buyFor(sandbox: Caller, username: string, price: number): Promise<void> {
  await sandbox.control("product", { id: "titan", price: String(price), stock: 20 });
  await buy(sandbox, username, "titan");
}

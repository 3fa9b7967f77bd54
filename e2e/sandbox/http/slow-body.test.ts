import { request } from "node:http";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { API_KEY } from "./api-key.ts";

const { profile, updateSettings } = contract.account;

let sandbox: TestSandbox;
let bearer = "";
beforeEach(async () => {
  await sandbox?.close();
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("erik");
});
afterAll(() => sandbox?.close());

/** Changes settings by a body whose second half waits for `meanwhile`; gives the status. */
async function changeSlowly(body: object, meanwhile: () => Promise<unknown>): Promise<number> {
  const text = JSON.stringify(body);
  const answered = Promise.withResolvers<number>();
  const call = request(`${sandbox.url}/auth/client/settings`, {
    method: "PATCH",
    headers: {
      "x-api-key": API_KEY,
      authorization: `Bearer ${bearer}`,
      "content-type": "application/json",
      "content-length": text.length,
    },
  });
  call.on("error", answered.reject);
  call.on("response", (response) => {
    response.resume();
    answered.resolve(response.statusCode ?? 0);
  });
  // Noted anew once the caller has been let in.
  const { database } = sandbox.running.sandbox;
  database.run("UPDATE session SET last_seen_at = 0");
  call.write(text.slice(0, 5));
  await vi.waitFor(() =>
    expect(database.get("SELECT 1 FROM session WHERE last_seen_at > 0")).toBeDefined(),
  );
  await meanwhile();
  call.end(text.slice(5));
  return answered.promise;
}

const settings = async () => (await sandbox.call(profile, { bearer })).value().settings;

it("changes only what a slow request names: what was set meanwhile stays", async () => {
  const lock = () => sandbox.call(updateSettings, { bearer, body: { addressLock: true } });
  expect(await changeSlowly({ hideAmounts: true }, lock)).toBe(200);
  expect(await settings()).toMatchObject({ hideAmounts: true, addressLock: true });
});

it("asks for a proof by what holds when the body has come", async () => {
  const lock = () => sandbox.call(updateSettings, { bearer, body: { addressLock: true } });
  expect(await changeSlowly({ addressLock: false }, lock)).toBe(403);
  expect(await settings()).toMatchObject({ addressLock: true });
});

it("refuses a request whose session has ended before its body has come", async () => {
  const end = () => sandbox.call(contract.auth.logout, { bearer });
  expect(await changeSlowly({ hideAmounts: true }, end)).toBe(401);
});

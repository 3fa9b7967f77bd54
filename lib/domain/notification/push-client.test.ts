import { createHash } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { callBff } from "../../bff/client/client.ts";
import { readPushDevices } from "./push-client.ts";

vi.mock("../../bff/client/client.ts", () => ({ callBff: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

const ENDPOINT = "https://push.example.com/1";
const DEVICE = { id: "1", endpointHash: createHash("sha256").update(ENDPOINT).digest("base64url") };
const KEY = new Uint8Array([4, 250, 255, 62]);

/** Who is told of a browser whose subscription was made with a key. */
async function ownOf(applicationServerKey: ArrayBuffer | null): Promise<unknown> {
  const subscription = { endpoint: ENDPOINT, options: { applicationServerKey } };
  const pushManager = { getSubscription: async () => subscription };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  vi.mocked(callBff).mockResolvedValue({ items: [DEVICE] } as never);
  const publicKey = Buffer.from(KEY).toString("base64url");
  return (await readPushDevices(publicKey, new AbortController().signal)).own;
}

it("R13.6 a browser whose subscription is of another key than the service’s is not said to be told", async () => {
  expect(await ownOf(KEY.buffer)).toBe(DEVICE);
  expect(await ownOf(new Uint8Array([4, 1, 2, 3]).buffer)).toBeNull();
});

it("a browser that does not say of which key it is counts as told", async () => {
  expect(await ownOf(null)).toBe(DEVICE);
});

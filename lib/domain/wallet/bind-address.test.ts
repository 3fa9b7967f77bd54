import { beforeEach, expect, it, vi } from "vitest";
import { BffError } from "../../bff/client/client.ts";
import { type Binding, bindAddress, SigningTimeout } from "./bind-address.ts";
import { askNonce, fetchSavedAddresses, saveAddress } from "./saved-address-client.ts";

vi.mock("./saved-address-client.ts");

const ADDRESS = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const SAVED = { id: "7", address: ADDRESS, label: null, chainId: 56, usableFrom: null };

function binding(change: Partial<Binding> = {}): Binding {
  return {
    account: { address: ADDRESS, chainId: 56 },
    label: "",
    site: { host: "localhost:3000", origin: "http://localhost:3000" },
    sign: async () => "0xsigned",
    onPhase: () => {},
    confirm: (save) => save(),
    signal: new AbortController().signal,
    ...change,
  };
}

/** A wallet that answers only when it is told to give up. */
const silent: Binding["sign"] = (_, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("given up")));
  });

beforeEach(() => {
  vi.mocked(askNonce).mockResolvedValue({
    nonce: "abcdefgh12345678",
    issuedAt: "2026-05-01T10:00:00Z",
    expiresAt: "2026-05-01T10:05:00Z",
  });
  vi.mocked(saveAddress).mockReset().mockResolvedValue(SAVED);
});

it("R4.9 asks for a nonce, has it signed, and sends the message as it was signed", async () => {
  const phases: string[] = [];
  let signed = "";
  const saved = await bindAddress(
    binding({
      label: "  Ledger ",
      onPhase: (phase) => phases.push(phase),
      async sign(message) {
        signed = message;
        return "0xsigned";
      },
    }),
  );
  expect(saved).toEqual(SAVED);
  expect(phases).toEqual(["preparing", "signing", "saving"]);
  expect(signed).toContain("abcdefgh12345678");
  expect(saveAddress).toHaveBeenCalledWith({
    message: signed,
    signature: "0xsigned",
    label: "Ledger",
  });
});

it("sends no label when none was given", async () => {
  await bindAddress(binding({ label: "  " }));
  expect(vi.mocked(saveAddress).mock.calls[0]?.[0]).not.toHaveProperty("label");
});

it("R8.5 a wallet that never answers ends in a time limit, and nothing is sent", async () => {
  await expect(bindAddress(binding({ sign: silent, limitMs: 5 }))).rejects.toThrow(SigningTimeout);
  expect(saveAddress).not.toHaveBeenCalled();
});

it("a member who gives up sends nothing, even when the wallet signs after all", async () => {
  const controller = new AbortController();
  const sign = async () => {
    controller.abort();
    return "0xsigned";
  };
  await expect(bindAddress(binding({ sign, signal: controller.signal }))).rejects.toThrow();
  expect(saveAddress).not.toHaveBeenCalled();
});

it("after a lost answer the list says whether the address was saved", async () => {
  const lost = new BffError(504, { code: "UPSTREAM_TIMEOUT", message: "" });
  vi.mocked(saveAddress).mockRejectedValue(lost);
  vi.mocked(fetchSavedAddresses).mockResolvedValueOnce([SAVED]).mockResolvedValueOnce([]);
  expect(await bindAddress(binding())).toEqual(SAVED);
  await expect(bindAddress(binding())).rejects.toBe(lost);
});

it("a refusal is passed on as it came, without a look at the list", async () => {
  const refused = new BffError(422, { code: "WALLET_SIGNATURE", message: "" });
  vi.mocked(saveAddress).mockRejectedValue(refused);
  vi.mocked(fetchSavedAddresses).mockClear();
  await expect(bindAddress(binding())).rejects.toBe(refused);
  expect(fetchSavedAddresses).not.toHaveBeenCalled();
});

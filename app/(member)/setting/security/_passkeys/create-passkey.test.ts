import { expect, it } from "vitest";
import { signalAccepted } from "./create-passkey";

it("R12.7 signals nothing where the browser knows no passkeys, and fails at nothing", () => {
  expect(() => signalAccepted("handle", ["id"])).not.toThrow();
});

import { expect, it } from "vitest";
import { BffError } from "@/lib/bff/client/client";
import { SigningTimeout } from "@/lib/domain/wallet/bind-address";
import { bindingProblem, isDeclined } from "./binding-problem";

function refusal(status: number, code: string, rest: object = {}): BffError {
  return new BffError(status, { code, message: `text of ${code}`, ...rest });
}

it("R8.5 a member who declines in the wallet has changed nothing, however the wallet words it", () => {
  for (const error of [{ code: 4001 }, new Error("User rejected the request.")]) {
    const problem = bindingProblem(error, "signing");
    expect(problem).toEqual({ kind: "wallet", code: "rejected" });
    expect(isDeclined(problem)).toBe(true);
  }
});

it("R8.5 a wallet that is busy or silent is a failure that is told", () => {
  const busy = bindingProblem({ code: -32002 }, "signing");
  expect(busy).toEqual({ kind: "wallet", code: "pending" });
  expect(isDeclined(busy)).toBe(false);
  expect(bindingProblem(new SigningTimeout(), "signing")).toEqual({ kind: "timedOut" });
});

it("R8.2 what the server refuses has the server's words, at the label where they belong to it", () => {
  for (const code of ["WALLET_NONCE", "WALLET_SIGNATURE", "WALLET_MESSAGE"]) {
    const text = `text of ${code}`;
    expect(bindingProblem(refusal(422, code), "saving")).toEqual({
      kind: "refused",
      text,
      field: null,
    });
  }
  const fields = { label: ["Too long"] };
  expect(bindingProblem(refusal(422, "VALIDATION_FAILED", { fields }), "saving")).toEqual({
    kind: "refused",
    text: "Too long",
    field: "label",
  });
  const duplicate = { fields: { address: ["Already saved"] } };
  expect(bindingProblem(refusal(422, "VALIDATION_FAILED", duplicate), "saving")).toMatchObject({
    text: "Already saved",
  });
});

it("a lost answer leaves the outcome open only once the address was sent", () => {
  const lost = refusal(504, "UPSTREAM_TIMEOUT");
  expect(bindingProblem(lost, "saving")).toEqual({ kind: "lost" });
  expect(bindingProblem(lost, "preparing")).toEqual({ kind: "unreachable" });
  expect(bindingProblem(refusal(503, "WALLET_UNCHECKED"), "saving")).toMatchObject({
    kind: "refused",
  });
});

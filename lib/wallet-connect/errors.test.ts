import { ResourceUnavailableRpcError, SwitchChainError, UserRejectedRequestError } from "viem";
import { describe, expect, it } from "vitest";
import { ChainNotConfiguredError, ProviderNotFoundError } from "wagmi";
import { toWalletError, WalletError, walletErrorCode } from "./errors.ts";
import { refusal } from "./testing/fake-provider.ts";

describe("the code of a wallet's failure", () => {
  it("R8.5 is `rejected` for 4001 and for the words that say so", () => {
    expect(walletErrorCode(refusal(4001))).toBe("rejected");
    expect(walletErrorCode(refusal(5000))).toBe("rejected");
    expect(walletErrorCode({ code: -32603, message: "User rejected the request" })).toBe(
      "rejected",
    );
    expect(walletErrorCode("MetaMask Tx Signature: User denied transaction")).toBe("rejected");
    expect(walletErrorCode(new Error("User closed modal"))).toBe("rejected");
    expect(walletErrorCode(new Error("accounts received is empty"))).toBe("rejected");
    expect(walletErrorCode(new Error("Connection request reset. Please try again."))).toBe(
      "rejected",
    );
    expect(walletErrorCode(new DOMException("stop", "AbortError"))).toBe("rejected");
  });

  it("R8.5 is `pending` for -32002, wrapped or not", () => {
    expect(walletErrorCode(refusal(-32002))).toBe("pending");
    expect(walletErrorCode(new ResourceUnavailableRpcError(refusal(-32002)))).toBe("pending");
  });

  it("R8.5 tells a chain unknown to the wallet from one that we have not configured", () => {
    expect(walletErrorCode(refusal(4902))).toBe("chain-unknown");
    expect(walletErrorCode(new SwitchChainError(refusal(4902)))).toBe("chain-unknown");
    const phone = { code: -32603, data: { originalError: { code: 4902 } } };
    expect(walletErrorCode(phone)).toBe("chain-unknown");
    const own = new SwitchChainError(new ChainNotConfiguredError());
    expect(walletErrorCode(own)).toBe("chain-not-configured");
  });

  it("R8.5 tells a missing wallet, a failed switch, a locked wallet and a time limit", () => {
    expect(walletErrorCode(new ProviderNotFoundError())).toBe("no-provider");
    expect(walletErrorCode(new SwitchChainError(refusal(-32603)))).toBe("switch-failed");
    expect(walletErrorCode(refusal(4100))).toBe("locked");
    expect(walletErrorCode(new DOMException("late", "TimeoutError"))).toBe("timeout");
  });

  it("R8.5 reads what the injected connector disguises as a rejection", () => {
    const failedAdd = refusal(-32603, "Expected an array with one valid string HTTPS url");
    expect(walletErrorCode(new UserRejectedRequestError(failedAdd))).toBe("other");
    const silentSwitch = new Error("User rejected switch after adding network.");
    expect(walletErrorCode(new UserRejectedRequestError(silentSwitch))).toBe("rejected");
    expect(walletErrorCode(new UserRejectedRequestError(refusal(-32002)))).toBe("pending");
  });

  it("is `other` for anything else, however odd", () => {
    const circle: { cause?: unknown } = {};
    circle.cause = circle;
    for (const odd of [circle, null, undefined, 7, "", {}, refusal(-32000), Symbol("odd")])
      expect(walletErrorCode(odd)).toBe("other");
  });

  it("stays what it is once it is ours", () => {
    const timeout = new WalletError("timeout");
    expect(toWalletError(timeout)).toBe(timeout);
    const cause = refusal(4001);
    expect(toWalletError(cause)).toMatchObject({ code: "rejected", cause });
  });
});

import { expect, it } from "vitest";
import { groupSecret, recoveryText } from "./recovery-text.ts";

it("writes one code a line under the heading and the account", () => {
  expect(recoveryText("Merlin BTC recovery codes", "anna", ["aaaa-bbbb", "cccc-dddd"])).toBe(
    "Merlin BTC recovery codes\r\n@anna\r\n\r\naaaa-bbbb\r\ncccc-dddd\r\n",
  );
});

it("groups a secret by four", () => {
  expect(groupSecret("JBSWY3DPEHPK3PXPAB")).toBe("JBSW Y3DP EHPK 3PXP AB");
});

import { expect, it } from "vitest";
import { USERNAME_PATTERN } from "../../contract/values/username.ts";
import { recipientProblem } from "./recipient.ts";

it("refuses one's own username, however it is written, without a request", () => {
  expect(recipientProblem("anna", "anna")).toBe("recipientSelf");
  expect(recipientProblem("anna", "Anna")).toBe("recipientSelf");
});

it.each(["ab", "a".repeat(21), "an na", "anna@x", "../anna", "ännä"])(
  "refuses %s as no username",
  (username) => {
    expect(recipientProblem(username, "anna")).toBe("recipientFormat");
    expect(USERNAME_PATTERN.test(username)).toBe(false);
  },
);

it("leaves the rest to the service", () => {
  expect(recipientProblem("", "anna")).toBe("recipientEmpty");
  expect(recipientProblem("dora_1", "anna")).toBeNull();
});

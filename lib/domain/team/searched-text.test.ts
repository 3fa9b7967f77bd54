import { expect, it } from "vitest";
import { searchedText } from "./searched-text.ts";

it("searches a handle as its username, and everything else as it was typed", () => {
  expect(searchedText(" @Dora_7 ")).toBe("dora_7");
  expect(searchedText("＠gina")).toBe("gina");
  expect(searchedText("@")).toBe("");
  expect(searchedText(" Dora L")).toBe("Dora L");
  expect(searchedText("dora@example.com")).toBe("dora@example.com");
});

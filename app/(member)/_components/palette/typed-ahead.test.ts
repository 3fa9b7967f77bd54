import { expect, it } from "vitest";
import { type Typed, withKey } from "./typed-ahead";

function typedWith(...keys: readonly string[]): Typed {
  return keys.reduce<Typed>((typed, key) => withKey(typed, key) ?? typed, {
    text: "",
    isEntered: false,
  });
}

it.each([
  [["s", "E", " ", "#", "4"], "sE #4"],
  [["s", "x", "Backspace", "e"], "se"],
  [["Backspace", "s"], "s"],
  [["а", "لا", "é", "安", "🙂", "Backspace"], "аلاé安"],
  [["Shift", "S", "Dead", "ArrowDown", "Escape", "Tab", "F1", "Process"], "S"],
  [[..."x".repeat(41)], "x".repeat(40)],
])("the keys %j type %j", (keys, text) => {
  expect(typedWith(...keys)).toEqual({ text, isEntered: false });
});

it("Enter ends what is typed, and what comes after it is nobody's text", () => {
  const entered = typedWith("s", "e", "Enter");
  expect(entered).toEqual({ text: "se", isEntered: true });
  expect(withKey(entered, "c")).toBeNull();
  expect(withKey(entered, "Enter")).toBeNull();
});

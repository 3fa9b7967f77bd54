import { expect, it } from "vitest";
import { wrapText } from "./wrap-text";

const within = (length: number) => (line: string) => line.length <= length;

it.each([
  ["short", 20, ["short"]],
  ["mine with me today", 9, ["mine with", "me today"]],
  ["merlin.example/ref/anna/left", 19, ["merlin.example/ref/", "anna/left"]],
  ["一緒に始めましょう", 4, ["一緒に始", "めましょ", "う"]],
  ["", 5, []],
])("a poster's text %j in lines of %i", (text, length, lines) => {
  expect(wrapText(text, within(length))).toEqual(lines);
});

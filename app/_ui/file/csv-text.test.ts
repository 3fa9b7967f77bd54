import { expect, it } from "vitest";
import { csvText } from "./csv-text.ts";

it("a file has its columns first and quotes what would break a row", () => {
  expect(csvText({ columns: ["day", "note"], rows: [["2026-11-21", 'a "b", c']] })).toBe(
    '\uFEFFday,note\r\n2026-11-21,"a ""b"", c"\r\n',
  );
});

it("a text that a spreadsheet would run is marked as text, a signed amount is not", () => {
  const cells = ["=1+1", "@x", "-1.5", "+2", "-x", "0.1", "\t=1"];
  const [, row] = csvText({ columns: ["a"], rows: [cells] }).split("\r\n");
  expect(row).toBe("'=1+1,'@x,-1.5,+2,'-x,0.1,'\t=1");
});

it("a table without rows is a file of its columns", () => {
  expect(csvText({ columns: ["a", "b"], rows: [] })).toBe("\uFEFFa,b\r\n");
});

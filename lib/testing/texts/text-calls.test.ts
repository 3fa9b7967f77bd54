import { expect, it } from "vitest";
import { parseModule } from "./source-module.ts";
import { callProblems } from "./text-calls.ts";

const CATALOGUE = new Map([
  ["a.time", "{time} left"],
  ["a.days", "{days, plural, one {# day of {all}} other {# days of {all}}}"],
  ["a.link", "<b>{name}</b>"],
]);

it.each([
  ['t("time")', ["time lacks time"]],
  ['t("time", { time })', []],
  ['useTranslations("a")("time")', ["time lacks time"]],
  ['t("time", values)', []],
  ['t("time", { ...values })', []],
  ['t("days", { days: 1 })', ["days lacks all"]],
  ['t.rich("link", { name })', ["link lacks b"]],
  ['t.rich("link", { name, b: (text) => text })', []],
  ['t.rich("time", { time: () => null })', ["time takes a text as time"]],
  ['t(ok ? "time" : "link", { time })', ["link lacks name", "link lacks b"]],
  ['t.has("time")', []],
  ["t(key)", []],
  ['memberSection(read, "a.time")', ["a.time lacks time"]],
  ['liveMemberSection(read, "a.time")', ["a.time lacks time"]],
  ["memberSection(read, { text: key })", []],
])("%s", (call, expected) => {
  const text = `export function A({ key, values, ok, time, name }) {
    const [x, t] = await Promise.all([y(), getTranslations("a")]); return ${call}; }`;
  const found = callProblems(parseModule("a.tsx", text), CATALOGUE);
  expect(found.map((line) => line.slice("a.tsx:2 ".length)).toSorted()).toEqual(
    expected.toSorted(),
  );
});

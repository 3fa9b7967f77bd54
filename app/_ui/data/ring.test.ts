import { expect, it } from "vitest";
import { Progress } from "./progress";
import { Ring } from "./ring";

it.each([
  ["a ring", Ring],
  ["a bar", Progress],
])("%s is not said to be full before it is", (_, Drawn) => {
  const told = (percent: number) =>
    Drawn({ percent, label: "Session", text: "", className: "" }).props["aria-valuenow"];
  expect([99.9, 100].map(told)).toEqual([99, 100]);
});

import type { ReactElement } from "react";
import { expect, it, vi } from "vitest";
import { WeekRows } from "./week-rows";

vi.mock("next-intl/server", () => ({ getLocale: async () => "en-US" }));
vi.mock("@/lib/live/service-clock", () => ({
  serviceClock: { now: () => Date.parse("2026-03-11T12:00:00Z") },
}));

type Heading = ReactElement<object, (props: object) => Promise<string>>;

/** The heading over the first week of some days, which stand beside their sum. */
function headingOf(days: readonly string[]): Promise<string> {
  const [group] = WeekRows({
    items: days,
    at: (day) => day,
    timeZone: "UTC",
    aside: () => "sum",
    row: () => null,
  });
  const heading: Heading | undefined = group?.props.title;
  if (!heading) throw new Error("There is no week");
  return heading.type(heading.props);
}

it("calls a week this one only where its sum is of all its days so far", async () => {
  expect(await headingOf(["2026-03-11", "2026-03-10", "2026-03-09"])).toBe("This week");
  expect(await headingOf(["2026-03-11", "2026-03-10"])).toMatch(/^Mar 10\s–\s11$/);
  expect(await headingOf(["2026-03-10", "2026-03-09"])).toMatch(/^Mar 9\s–\s10$/);
});

import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { dayToDay } from "@/app/_shell/time/day-to-day";
import { RowGroup } from "@/app/_ui/data/row-list";
import { addDays, mondayOf } from "@/lib/domain/transaction/days";
import { serviceClock } from "@/lib/live/service-clock";
import { dayIn } from "./by-day";
import { relativeWord } from "./relative-word";

const WEEK = { month: "short", day: "numeric", timeZone: "UTC" } as const;

interface WeekHeadingProps {
  /** Days as `YYYY-MM-DD`: the week's first … */
  monday: string;
  /** … and those that are named. */
  from: string;
  to: string;
  timeZone: string;
}

/** The days of a week: "This week" where nothing of it is cut, or the first and the last. */
async function WeekHeading({ monday, from, to, timeZone }: WeekHeadingProps) {
  const locale = await getLocale();
  const today = dayIn(new Date(serviceClock.now()), timeZone);
  if (from === mondayOf(today) && to >= today) return relativeWord(0, "week", locale);
  const isThisYear = monday.slice(0, 4) === today.slice(0, 4);
  const shape = isThisYear ? WEEK : ({ ...WEEK, year: "numeric" } as const);
  return dayToDay(locale, shape, [new Date(from), new Date(to)]);
}

interface WeekRowsProps<Item> {
  items: readonly Item[];
  /** The moment of an item, ISO 8601, or its day. */
  at: (item: Item) => string;
  /** In which its day is read. */
  timeZone: string;
  /** At the end of a week's heading. */
  aside?: (items: readonly Item[]) => ReactNode;
  row: (item: Item) => ReactNode;
  level?: 2 | 3;
}

/** Rows under the headings of their weeks, in the order they come in. */
export function WeekRows<Item>({ items, at, timeZone, aside, row, level }: WeekRowsProps<Item>) {
  const weeks = Map.groupBy(items, (item) => mondayOf(dayIn(at(item), timeZone)));
  // What is summed is named by its own days: a page or a filter may cut a week.
  const namedDays = (monday: string, own: readonly Item[]) => {
    if (!aside) return { from: monday, to: addDays(monday, 6) };
    const [from = monday, ...others] = own.map((item) => dayIn(at(item), timeZone)).toSorted();
    return { from, to: others.at(-1) ?? from };
  };
  return [...weeks].map(([monday, own]) => (
    <RowGroup
      key={monday}
      level={level}
      title={<WeekHeading monday={monday} {...namedDays(monday, own)} timeZone={timeZone} />}
      aside={aside?.(own)}
    >
      {own.map(row)}
    </RowGroup>
  ));
}

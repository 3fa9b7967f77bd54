import type { ComponentProps } from "react";
import { Moment } from "@/app/_ui/time/moment";
import { dateFormat } from "@/lib/i18n/date-format";

type LocalTimeProps = Omit<ComponentProps<typeof Moment>, "text"> & {
  locale: string;
  shape: Intl.DateTimeFormatOptions;
};

/** A moment in the visitor's own zone, which only a browser knows; written out in UTC. */
export function LocalTime({ locale, shape, ...moment }: LocalTimeProps) {
  const format = dateFormat(locale, { ...shape, numberingSystem: "latn" });
  const text = format.format(new Date(moment.at));
  return <Moment {...moment} text={text} />;
}

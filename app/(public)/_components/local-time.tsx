import type { ComponentProps } from "react";
import { Moment } from "@/app/_ui/text/moment";

type LocalTimeProps = Omit<ComponentProps<typeof Moment>, "text"> & { locale: string };

/** A moment in the visitor's own zone, which only a browser knows; written out in UTC. */
export function LocalTime({ locale, ...moment }: LocalTimeProps) {
  const shape = { dateStyle: "medium", timeStyle: "short", numberingSystem: "latn" } as const;
  const text = new Intl.DateTimeFormat(locale, shape).format(new Date(moment.at));
  return <Moment {...moment} text={text} />;
}

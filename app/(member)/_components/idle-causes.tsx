import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { LinkButton } from "@/app/_ui/control/link-button";
import type { IdleCause } from "@/lib/domain/mining/idle";
import { renewMachinePath } from "@/lib/paths";
import { PAGES } from "@/lib/routes";

interface IdleCausesProps {
  causes: readonly IdleCause[];
  timeZone: string;
}

/** Why machines earn nothing, now or soon: each with its time and what can be done about it. */
export async function IdleCauses({ causes, timeZone }: IdleCausesProps) {
  const [t, machines, mining] = await Promise.all([
    getTranslations("mining.idle"),
    getTranslations("mining.machines"),
    getTranslations("mining"),
  ]);
  const time = (at: string) => () => <MemberTime at={at} timeZone={timeZone} look="sentence" />;
  const said = (cause: IdleCause) => {
    switch (cause.kind) {
      case "noSession":
        return t("noSession");
      case "session":
        return t.rich("session", { time: time(cause.at) });
      case "term":
        return cause.canRenew
          ? t.rich("term", { model: cause.model, time: time(cause.at) })
          : t.rich("termFinal", { model: cause.model, time: time(cause.at) });
      case "pause":
        return cause.hasBegun
          ? t.rich("paused", { model: cause.model, until: time(cause.until) })
          : t.rich("pause", {
              model: cause.model,
              time: time(cause.at),
              until: time(cause.until),
            });
    }
  };
  return (
    <ul className="grid gap-2">
      {causes.map((cause) => (
        <li
          key={"id" in cause ? `${cause.kind} ${cause.id}` : cause.kind}
          data-idle={cause.kind}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
        >
          <span className="min-w-0 grow basis-56">{said(cause)}</span>
          {cause.kind === "term" && cause.canRenew && (
            <LinkButton
              href={renewMachinePath(cause.id) as Route}
              size="small"
              aria-label={machines("renewName", { model: cause.model })}
            >
              {machines("renew")}
            </LinkButton>
          )}
          {cause.kind === "term" && !cause.canRenew && (
            <LinkButton href={PAGES.marketplace.path} size="small">
              {mining("openMarketplace")}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}

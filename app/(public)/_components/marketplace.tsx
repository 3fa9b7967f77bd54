import { useLocale, useTranslations } from "next-intl";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { MachineDrawing } from "@/app/_ui/data/machine-drawing";
import { Amount } from "@/app/_ui/text/amount";
import { MBTC } from "@/lib/contract/values/tokens";
import type { PreviewMachine } from "@/lib/domain/platform/machine";
import type { Published } from "@/lib/domain/platform/published";
import { formatAmount, formatPoints, formatTicking } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { percent } from "./rounded";
import { Section } from "./section";

/** A term as a bar: cold until the price is covered, lit for the days that are left then. */
function TermBar({ days, breakEven }: { days: number; breakEven: number | null }) {
  const cold = breakEven === null || breakEven > days ? days : breakEven;
  return (
    <div aria-hidden="true" className="mt-5 mb-3 flex h-2 gap-[3px]">
      <span
        className="rounded-full border border-line-strong bg-raised"
        style={{ width: percent(cold / days) }}
      />
      {cold < days && <span className="machine-lit flex-1 rounded-full" />}
    </div>
  );
}

/** One machine with what is known of it; what earns is an estimate. */
function MachineItem({ machine }: { machine: PreviewMachine }) {
  const locale = useLocale();
  const t = useTranslations("home.marketplace");
  const { id, name, th, wPerTh, days, price, netPerDay, breakEvenDays } = machine;
  const isCovered = breakEvenDays !== null && (days === null || breakEvenDays <= days);
  const breakEven = !isCovered
    ? t("notWithin")
    : days === null
      ? t("breakEvenAfter", { days: breakEvenDays })
      : t("breakEvenDay", { day: breakEvenDays, days });
  const facts = [
    th !== null && `${formatPoints(th, locale)} TH`,
    wPerTh !== null && `${formatPoints(wPerTh, locale)} W/TH`,
    days !== null && t("days", { days }),
  ].filter((fact) => fact !== false);
  return (
    <li className="machine-item">
      <div className="machine-art">
        <MachineDrawing name={name} th={th} scale={0.76} className="" />
      </div>
      <div className="machine-name">
        <div className="home-pair">
          <h3 className="text-3xl">
            <bdi>{name}</bdi>
          </h3>
          <Amount
            raw={price.amount}
            text={formatAmount(price.amount, price.symbol, locale).replace(/[.,]00$/, "")}
            className="text-xl font-semibold"
          />
        </div>
        <p className="mt-0.5 text-md text-muted">
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && " · "}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      </div>
      <div className="machine-terms">
        {days !== null && days > 0 && <TermBar days={days} breakEven={breakEvenDays} />}
        <dl className="grid gap-2 text-sm text-muted">
          <div className="home-pair">
            <dt>{t("breakEven")}</dt>
            <dd className="font-semibold text-text">{breakEven}</dd>
          </div>
          {netPerDay !== null && (
            <div className="home-pair">
              <dt>{t("perDay")}</dt>
              <dd className="font-semibold text-text">
                <Amount
                  raw={netPerDay}
                  text={`${formatTicking(netPerDay, MBTC, locale)} ${MBTC}`}
                />
              </dd>
            </div>
          )}
        </dl>
        <div className="machine-ways">
          <a
            href={PAGES.marketplace.path}
            className={`min-w-0 flex-1 xl:px-3 ${buttonStyle("outline", "medium")}`}
          >
            {t("view", { name })}
          </a>
          <a href="#calc" data-calculate={id} className="home-link">
            {t("calculate")}
            <span className="sr-only"> {name}</span>
          </a>
        </div>
      </div>
    </li>
  );
}

const FAMILY = 4;

/** Machines on sale, each with what it is estimated to earn. */
export function Marketplace({ machines }: { machines: Published<readonly PreviewMachine[]> }) {
  const t = useTranslations("home.marketplace");
  const shown = machines.state === "given" ? machines.value : [];
  const reason = machines.state === "given" ? "emptyText" : (`${machines.state}Text` as const);
  return (
    <Section
      anchor="marketplace"
      title={t(shown.length === FAMILY ? "title" : "titleOther")}
      lead={t("lead")}
    >
      {shown.length > 0 ? (
        <div className="relative mt-8 xl:mt-14">
          <ul className="machine-stage" data-count={shown.length}>
            {shown.map((machine) => (
              <MachineItem key={machine.id} machine={machine} />
            ))}
          </ul>
          <div aria-hidden="true" className="machine-cable" />
          <p className="mt-7 max-w-[46rem] text-md text-faint">{t("note")}</p>
        </div>
      ) : (
        <p className="mt-8 border-t border-line pt-6 text-muted">{t(reason)}</p>
      )}
    </Section>
  );
}

import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/text/amount";
import type { Figures } from "@/lib/domain/platform/figures";
import type { Published } from "@/lib/domain/platform/published";
import { formatQuantity, formatUsd } from "@/lib/money/format";
import { LocalTime } from "./local-time";

const FRAME = "mx-auto max-w-[1240px] px-4 md:px-7";

async function shownFigures(figures: Figures) {
  const [locale, t, format] = await Promise.all([
    getLocale(),
    getTranslations("home.figures"),
    getFormatter(),
  ]);
  const count = (value: number | null) =>
    value !== null && {
      raw: String(value),
      text: format.number(value, { numberingSystem: "latn" }),
    };
  const quantity = (raw: string | null, symbol: string) =>
    raw !== null && { raw, text: formatQuantity(raw, symbol, locale) };
  const { volume24h: volume } = figures;
  const rows = [
    { label: t("members"), figure: count(figures.members) },
    { label: t("activeMiners"), figure: count(figures.activeMiners) },
    { label: t("minedTotal"), figure: quantity(figures.minedTotal, "mBTC") },
    { label: t("stakedTotal"), figure: quantity(figures.stakedTotal, "MERLIN") },
    {
      label: t("volume24h"),
      figure: volume !== null && { raw: volume, text: formatUsd(volume, locale) },
    },
  ];
  return rows.flatMap(({ label, figure }) => (figure ? [{ label, ...figure }] : []));
}

/** The network's own counters with the time of their count; nothing when it does not count. */
export async function FiguresStrip({ figures }: { figures: Published<Figures> }) {
  const [locale, t, format] = await Promise.all([
    getLocale(),
    getTranslations("home.figures"),
    getFormatter(),
  ]);
  if (figures.state === "failed") {
    return <p className={`${FRAME} text-md text-muted`}>{t("failedText")}</p>;
  }
  const shown = figures.state === "given" ? await shownFigures(figures.value) : [];
  if (figures.state === "absent" || shown.length === 0) return null;
  const { asOf } = figures.value;
  return (
    <section aria-labelledby="figures-title" className={FRAME}>
      <h2 id="figures-title" className="sr-only">
        {t("title")}
      </h2>
      <dl className="grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line bg-clip-padding shadow-card xs:grid-cols-2 lg:flex">
        {shown.map(({ label, raw, text }) => (
          <div
            key={label}
            className="flex flex-1 flex-col justify-between bg-surface px-5 py-4.5 last:odd:xs:col-span-2"
          >
            <dt className="mb-1 text-md text-muted">{label}</dt>
            <dd className="figures-display text-2xl break-words">
              <Amount raw={raw} text={text} />
            </dd>
          </div>
        ))}
      </dl>
      {asOf && (
        <p className="mt-3 text-sm text-muted">
          {t.rich("asOf", {
            time: () => (
              <LocalTime
                at={asOf}
                locale={locale}
                text={format.dateTime(new Date(asOf), {
                  dateStyle: "medium",
                  timeStyle: "short",
                })}
              />
            ),
          })}
        </p>
      )}
    </section>
  );
}

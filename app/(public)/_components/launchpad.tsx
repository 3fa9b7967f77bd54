import { CalendarDays, CircleDollarSign, Layers } from "lucide";
import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/data/card";
import { Point } from "@/app/_ui/text/point";
import type { Published } from "@/lib/domain/platform/published";
import { currentRound, type Round } from "@/lib/domain/platform/round";
import { RoundCard } from "./round-card";
import { Section } from "./section";

const COLUMNS = [28, 49, 70, 91];
const ROWS = [50, 68];

/** A calendar on which no day is marked. */
function LaunchpadDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 96"
      className="h-24 w-30 shrink-0 text-violet"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="10" y="14" width="100" height="74" rx="12" className="fill-raised" />
      <path d="M10 36h100M36 8v12M84 8v12" />
      {ROWS.map((y) =>
        COLUMNS.map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3" strokeOpacity="0.5" />),
      )}
    </svg>
  );
}

interface LaunchpadProps {
  rounds: Published<readonly Round[]>;
}

/** The round that is announced or open, or a sentence that there is none. */
export async function Launchpad({ rounds }: LaunchpadProps) {
  const t = await getTranslations("home.launchpad");
  const round = rounds.state === "given" ? currentRound(rounds.value) : null;
  const missing = rounds.state === "given" ? "none" : rounds.state;
  return (
    <Section anchor="launchpad" title={t("title")} lead={t("lead")}>
      <div className="grid gap-5 lg:grid-cols-[1.4fr_1fr]">
        {round ? (
          <RoundCard round={round} />
        ) : (
          <Card className="flex flex-wrap items-center gap-6">
            <LaunchpadDrawing />
            <div className="min-w-0 flex-1 basis-60">
              <h3 className="text-xl">{t(`${missing}Title`)}</h3>
              <p className="mt-2 text-md text-muted">{t(`${missing}Text`)}</p>
            </div>
          </Card>
        )}
        <Card aria-labelledby="known-title">
          <h3 id="known-title" className="mb-5 text-xl">
            {t("knownTitle")}
          </h3>
          <ul className="grid gap-5">
            <Point icon={CalendarDays} title={t("datesTitle")} text={t("datesText")} level={4} />
            <Point
              icon={CircleDollarSign}
              title={t("priceTitle")}
              text={t("priceText")}
              level={4}
            />
            <Point icon={Layers} title={t("sizeTitle")} text={t("sizeText")} level={4} />
          </ul>
        </Card>
      </div>
    </Section>
  );
}

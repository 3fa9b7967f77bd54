import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartCandlestick,
  type IconNode,
  Landmark,
  Pickaxe,
} from "lucide";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Icon } from "@/app/_ui/data/icon";
import { FEES } from "@/lib/domain/platform/fees";
import { givenOrNull } from "@/lib/domain/platform/published";
import { inTime, readFigures, readPreviewMachines, readRounds } from "@/lib/domain/platform/server";
import { readPrices } from "@/lib/domain/price/server";
import { PAGES } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";
import { ExampleEntry } from "./_components/example-entry";
import { Faq } from "./_components/faq";
import { Features } from "./_components/features";
import { FiguresStrip } from "./_components/figures-strip";
import { Hero } from "./_components/hero";
import { Investor } from "./_components/investor";
import { Launchpad } from "./_components/launchpad";
import { Marketplace } from "./_components/marketplace";
import { Section } from "./_components/section";
import { WayIn } from "./_components/way-in";

interface EconomyStepProps {
  icon: IconNode;
  title: string;
  text: string;
  feeLabel: string;
  fee: string;
}

/** One movement of the economy, with its fee beside it. */
function EconomyStep({ icon, title, text, feeLabel, fee }: EconomyStepProps) {
  return (
    <li className="relative flex gap-5 not-last:before:absolute not-last:before:start-5 not-last:before:top-11 not-last:before:-bottom-6 not-last:before:border-s not-last:before:border-line-strong">
      <span className="grid size-10 shrink-0 place-items-center rounded-full border border-line-strong bg-surface text-accent-text">
        <Icon node={icon} />
      </span>
      <div className="grid min-w-0 flex-1 gap-x-8 gap-y-2 pt-1.5 sm:grid-cols-[1fr_13rem]">
        <div>
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-md text-muted">{text}</p>
        </div>
        <p className="text-md font-medium">
          <span className="block text-sm font-normal text-faint">{feeLabel}</span>
          {fee}
        </p>
      </div>
    </li>
  );
}

/** The last word of the page, and the way on. */
async function Closing({ isMember }: { isMember: boolean }) {
  const t = await getTranslations("home.closing");
  return (
    <section
      aria-labelledby="closing-title"
      className="mx-auto mt-16 max-w-[1240px] px-4 md:mt-24 md:px-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-hero border border-line bg-surface p-6 shadow-card md:p-10">
        <div className="min-w-0">
          <h2 id="closing-title" className="text-3xl">
            {t(isMember ? "memberTitle" : "title")}
          </h2>
          <p className="mt-2 text-lg text-muted">{t(isMember ? "memberText" : "text")}</p>
        </div>
        <WayIn isMember={isMember} />
      </div>
    </section>
  );
}

const STEPS = [
  { name: "deposit", icon: ArrowDownToLine },
  { name: "mine", icon: Pickaxe },
  { name: "stake", icon: Landmark },
  { name: "predict", icon: ChartCandlestick },
  { name: "withdraw", icon: ArrowUpFromLine },
] as const;

/** What the platform is, and each way in, through and out of it with what it costs. */
async function About() {
  const t = await getTranslations("home.about");
  const fees = {
    deposit: t("depositFee"),
    mine: t("mineFee", { percent: FEES.mining }),
    stake: t("stakeFee"),
    predict: t("predictFee", { percent: FEES.prediction }),
    withdraw: t("withdrawFee"),
  };
  return (
    <Section anchor="about" title={t("title")} lead={t("lead")}>
      <div className="grid items-start gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-12">
        <div>
          <ol className="grid gap-7">
            {STEPS.map(({ name, icon }) => (
              <EconomyStep
                key={name}
                icon={icon}
                title={t(`${name}Title`)}
                text={t(`${name}Text`)}
                feeLabel={t("fee")}
                fee={fees[name]}
              />
            ))}
          </ol>
        </div>
        <div className="grid gap-5 lg:sticky lg:top-24">
          <ExampleEntry />
          <p className="text-md text-muted">{t("feesNote", { percent: FEES.conversion })}</p>
        </div>
      </div>
    </Section>
  );
}

export async function generateMetadata(): Promise<Metadata> {
  const [{ title }, t] = await Promise.all([pageMetadata("home"), getTranslations("home.meta")]);
  return { title, description: t("description"), alternates: { canonical: PAGES.home.path } };
}

async function readPublishedPrices() {
  return { state: "given", value: await readPrices() } as const;
}

/**
 * The home page (R1.1). Its figures are read together and within a short limit, and the page is sent
 * whole: nothing moves afterwards, and it reads the same without script.
 */
export default async function HomePage() {
  const [session, prices, figures, machines, rounds] = await Promise.all([
    currentSession(),
    inTime(readPublishedPrices()),
    readFigures(),
    readPreviewMachines(),
    readRounds(),
  ]);
  const isMember = session.state === "member";
  return (
    <>
      <Hero isMember={isMember} prices={givenOrNull(prices)} />
      <FiguresStrip figures={figures} />
      <Marketplace machines={machines} prices={givenOrNull(prices)} />
      <Launchpad rounds={rounds} />
      <About />
      <Features />
      <Investor />
      <Faq />
      <Closing isMember={isMember} />
    </>
  );
}

import "./home.css";
import "./hero.css";
import "./calculator.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { givenOrNull } from "@/lib/domain/platform/published";
import { inTime, readPreviewMachines, readRounds } from "@/lib/domain/platform/server";
import { readPrices } from "@/lib/domain/price/server";
import { PAGES } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";
import { CalculatorSection } from "./_components/calculator-card";
import { Closing } from "./_components/closing";
import { Faq } from "./_components/faq";
import { Hero } from "./_components/hero";
import { Launchpad } from "./_components/launchpad";
import { Marketplace } from "./_components/marketplace";
import { Money } from "./_components/money";
import { Risks } from "./_components/risks";
import { Safety } from "./_components/safety";
import { Session } from "./_components/session";
import { Ticker } from "./_components/ticker";

export async function generateMetadata(): Promise<Metadata> {
  const [{ title }, t] = await Promise.all([pageMetadata("home"), getTranslations("home.meta")]);
  return { title, description: t("description"), alternates: { canonical: PAGES.home.path } };
}

async function readPublishedPrices() {
  return { state: "given", value: await readPrices() } as const;
}

/**
 * The home page (R1.1). What it shows of the network is read together and within a short limit, and the page
 * is sent whole: nothing moves afterwards, and it reads the same without script.
 */
export default async function HomePage() {
  const [session, published, machines, rounds] = await Promise.all([
    currentSession(),
    inTime(readPublishedPrices()),
    readPreviewMachines(),
    readRounds(),
  ]);
  const isMember = session.state === "member";
  const prices = givenOrNull(published);
  const mbtc = prices?.find(({ code }) => code === "mBTC")?.price ?? null;
  return (
    <>
      <Hero isMember={isMember} />
      <Ticker prices={prices} />
      <Session />
      <Marketplace machines={machines} />
      <CalculatorSection machines={givenOrNull(machines) ?? []} price={mbtc} />
      <Launchpad rounds={rounds} />
      <Money />
      <Safety />
      <Risks />
      <Faq />
      <Closing isMember={isMember} />
    </>
  );
}

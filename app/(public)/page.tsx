import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { givenOrNull } from "@/lib/platform/published";
import { inTime, readFigures, readMachines, readRounds } from "@/lib/platform/server";
import { readPrices } from "@/lib/price/server";
import { PAGES } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";
import { About } from "./_components/about";
import { Closing } from "./_components/closing";
import { Faq } from "./_components/faq";
import { Features } from "./_components/features";
import { FiguresStrip } from "./_components/figures-strip";
import { Hero } from "./_components/hero";
import { Investor } from "./_components/investor";
import { Launchpad } from "./_components/launchpad";
import { Marketplace } from "./_components/marketplace";

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
    readMachines(),
    readRounds(),
  ]);
  const isMember = session.state === "member";
  return (
    <>
      <Hero isMember={isMember} prices={givenOrNull(prices)} />
      <FiguresStrip figures={figures} />
      <Marketplace machines={machines} prices={givenOrNull(prices)} />
      <Launchpad rounds={rounds} asOf={givenOrNull(figures)?.asOf ?? null} />
      <About />
      <Features />
      <Investor />
      <Faq />
      <Closing isMember={isMember} />
    </>
  );
}

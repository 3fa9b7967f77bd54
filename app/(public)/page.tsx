import { MBTC } from "@/lib/contract/values/tokens";
import "./home.css";
import "./hero.css";
import "./hero-motion.css";
import "./machines.css";
import "./risks.css";
import "./calculator.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FirstViewEnd } from "@/app/_shell/frame/public-frame";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { standingLocale } from "@/app/_shell/texts/standing";
import { readCapabilities } from "@/lib/domain/capability/server";
import { machinesAt } from "@/lib/domain/platform/machine";
import { givenOrNull } from "@/lib/domain/platform/published";
import { inTime, readPreviewMachines, readRounds } from "@/lib/domain/platform/server";
import { readPrices } from "@/lib/domain/price/server";
import { readLinks } from "@/lib/domain/social/server";
import { PAGES } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";
import { CalculatorSection } from "./_components/calculator/calculator-card";
import { Launchpad } from "./_components/launchpad";
import { type PartName, type PartProps, partElement } from "./_components/parts";
import { StandingPart } from "./_components/standing-part";
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
  const [session, published, preview, rounds, { docs }, { passkeys }, locale] = await Promise.all([
    currentSession(),
    inTime(readPublishedPrices()),
    readPreviewMachines(),
    readRounds(),
    readLinks(),
    readCapabilities(),
    standingLocale(),
  ]);
  const hasPasskeys = Boolean(passkeys);
  const isMember = session.state === "member";
  const prices = givenOrNull(published);
  const mbtc = prices?.find(({ code }) => code === MBTC)?.price ?? null;
  const machines =
    preview.state === "given" ? { ...preview, value: machinesAt(preview.value, mbtc) } : preview;
  /** A document has the markup alone of what stands still. */
  const standing = <Name extends PartName>(name: Name, props: PartProps<Name>) =>
    locale === null ? partElement(name, props) : <StandingPart {...{ name, locale, props }} />;
  return (
    <>
      {standing("hero", { isMember })}
      <FirstViewEnd />
      <Ticker prices={prices} standing={(price) => standing("price", price)} />
      {standing("session", {})}
      {standing("marketplace", { machines })}
      <CalculatorSection
        machines={givenOrNull(machines) ?? []}
        price={mbtc}
        standing={(props) => standing("calculator", props)}
      />
      <Launchpad rounds={rounds} />
      {standing("money", { hasPasskeys })}
      {standing("safety", {})}
      {standing("risks", { docs })}
      {standing("faq", { hasPasskeys })}
      {standing("closing", { isMember })}
    </>
  );
}

import { Scale, ShieldCheck } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage, readFrameUser } from "@/app/_shell/frame/member-page";
import { liveMemberSection, memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { memberRate } from "@/app/_shell/prices/member-rate";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { sparkLine } from "@/app/_ui/chart/sparkline";
import { LinkButtonIsland as LinkButton, SignDiscIsland as SignDisc } from "@/app/_ui/data/islands";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { readTimeZone } from "@/lib/domain/account/server";
import { readCapabilities } from "@/lib/domain/capability/server";
import { readPrices } from "@/lib/domain/price/server";
import { firstOffering } from "@/lib/domain/wallet/actions";
import { readSavedAddresses, readWallets } from "@/lib/domain/wallet/server";
import { localeRow } from "@/lib/i18n/locales";
import { pageNumber } from "@/lib/list/search-params";
import { serviceClock } from "@/lib/live/service-clock";
import { BASE_CURRENCY } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { walletSettings } from "@/lib/wallet-connect/server";
import { readWithdrawGates } from "../../_components/read-withdraw-gates";
import { gateWords } from "../../_components/withdraw-gate";
import { agePatterns } from "../_components/age";
import { WalletConnectProvider } from "../_components/connect/connect-provider";
import { WalletCard } from "../_components/connect/wallet-card";
import { readMoneyMember } from "../_components/money-member";
import { MoneyProvider } from "../_components/money-provider";
import { RecentCard } from "../_components/recent-card";
import { SavedAddressesCard } from "../_components/saved-addresses/saved-addresses-card";
import { TotalCard } from "./_components/total-card";
import { WalletBoard } from "./_components/wallet-board";
import type { PriceTrend } from "./_components/wallet-row";
import { WalletsShape } from "./_components/wallets-shape";

/** Lets what is below connect the member's own wallet, with the settings of this server. */
async function WalletConnect({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return (
    <WalletConnectProvider
      settings={walletSettings()}
      locale={locale}
      language={localeRow(locale).locale}
    >
      {children}
    </WalletConnectProvider>
  );
}

const LIST_TEXTS = [
  "savedAddresses.adding.address",
  "savedAddresses.adding.label",
  "savedAddresses.adding.network",
  "savedAddresses.unnamed",
  "savedAddresses.usable",
  "savedAddresses.usableFrom",
  "savedAddresses.connectedNow",
  "savedAddresses.notSaved",
  "savedAddresses.saveConnected",
  "savedAddresses.add",
  "savedAddresses.remove",
  "savedAddresses.removeName",
  "savedAddresses.removeTitle",
  "savedAddresses.removeText",
  "savedAddresses.removeConfirm",
  "savedAddresses.removeKeep",
  "savedAddresses.removing",
  "savedAddresses.removed",
  "savedAddresses.removeConflict",
  "savedAddresses.removeFailed",
  "tokenPrice.week",
  "wallet",
  "walletConnect.announce",
  "walletConnect.cancel",
  "walletConnect.connect",
  "walletConnect.connected",
  "walletConnect.failed",
  "walletConnect.heading",
  "walletConnect.openIn",
  "walletConnect.ownBrowser",
  "walletConnect.promises",
  "walletConnect.text",
  "walletConnect.unavailable",
  "walletConnect.waiting",
  "walletConnect.network.unknown",
  "walletDetail.recentAll",
] as const;

/** Balances and prices come by themselves; what else stands here follows by this. */
const REFRESH_SECONDS = 60;

export const generateMetadata = () => pageMetadata("wallet");

/** How the price of each token in a wallet has gone; none while prices cannot be had, since the wallets stand without. */
async function priceTrends(): Promise<Readonly<Record<string, PriceTrend>>> {
  const [t, wallets, prices] = await Promise.all([
    getTranslations("tokenPrice"),
    readWallets(),
    unlessDown(readPrices()),
  ]);
  const held = (prices ?? []).filter(({ code }) => wallets.has(code));
  return Object.fromEntries(
    held.map(({ code, change24h, sparkline }) => [
      code,
      { change24h, week: sparkLine(sparkline), label: t("weekOf", { code }) },
    ]),
  );
}

/** The wallets, with all that moves what is in them. */
async function WalletsSection() {
  const [locale, member, wallets, trends, rate] = await Promise.all([
    getLocale(),
    readMoneyMember(),
    readWallets(),
    priceTrends(),
    memberRate(),
  ]);
  return (
    <MoneyProvider initial={wallets} member={member} locale={locale} ages={agePatterns(locale)}>
      <TotalCard rate={rate} />
      <WalletBoard trends={trends} />
    </MoneyProvider>
  );
}

/** What a member can do today so that a withdrawal goes through another day; nothing when all is done. */
async function WithdrawSteps() {
  const [t, user, wallets] = await Promise.all([
    getTranslations("withdraw"),
    readFrameUser(),
    unlessDown(readWallets()),
  ]);
  if (wallets && !firstOffering([...wallets.values()], "withdraw")) return null;
  const steps = (await readWithdrawGates(user))
    .filter((gate) => gate.kind === "twoFactor" || (gate.kind === "kyc" && !gate.check))
    .map((gate) => gateWords(gate, t, String));
  if (steps.length === 0) return null;
  return (
    <ul aria-label={t("gateTitle")} className={`${ROW_SURFACE} mt-5`}>
      {steps.map(({ text, link, href }) => (
        <li
          key={text}
          className="flex min-h-16 flex-wrap items-center gap-3 border-line px-4 py-2.5 not-first:border-t md:px-5"
        >
          <SignDisc sign={ShieldCheck} tone="bg-tint-warn text-warn" />
          <p className="min-w-40 flex-1">
            <span className="block text-sm text-muted">{t("gateTitle")}</span>
            <span className="block text-base font-medium">{text}</span>
          </p>
          <LinkButton href={href}>{link}</LinkButton>
        </li>
      ))}
    </ul>
  );
}

/** The way to the member's own proof of reserves, where there is one. */
async function ReservesRow() {
  const [t, { reserves }] = await Promise.all([getTranslations(), readCapabilities()]);
  if (!reserves) return null;
  return (
    <section
      aria-labelledby="own-reserves"
      className={`${ROW_SURFACE} mt-5 flex min-h-16 flex-wrap items-center gap-3 px-4 py-2.5 md:px-5`}
    >
      <SignDisc sign={Scale} tone="bg-tint-violet text-violet-text" />
      <div className="min-w-40 flex-1">
        <h2 id="own-reserves" className="text-base font-medium">
          {t("titles.reserves")}
        </h2>
        <p className="text-sm text-muted">{t("reserves.walletText")}</p>
      </div>
      <LinkButton href={PAGES.ownReserves.path}>{t("reserves.checkOwn")}</LinkButton>
    </section>
  );
}

async function savedAddressesSection(page: number) {
  const [timeZone, addresses] = await Promise.all([readTimeZone(), readSavedAddresses()]);
  const now = new Date(serviceClock.now()).toISOString();
  return <SavedAddressesCard addresses={addresses} page={page} timeZone={timeZone} now={now} />;
}

export default memberPage(async ({ searchParams }: PageProps<"/wallet">) => {
  const page = pageNumber(await searchParams);
  const t = await getTranslations();
  const [wallets, recent, savedAddresses] = await Promise.all([
    liveMemberSection(
      WalletsSection,
      { text: `${t("wallet.totalValue")} · ${BASE_CURRENCY}` },
      <WalletsShape />,
    ),
    memberSection(() => RecentCard({}), "walletDetail.recent"),
    memberSection(() => savedAddressesSection(page), "savedAddresses.heading"),
  ]);
  return (
    <Texts of={LIST_TEXTS}>
      <PageHeading title={t("titles.wallet")} />
      {wallets}
      <WithdrawSteps />
      <WalletConnect>
        <div className="mt-5 grid gap-5 xl:grid-cols-2">
          <div className="min-w-0">{recent}</div>
          <div className="min-w-0">{savedAddresses}</div>
        </div>
        <WalletCard />
      </WalletConnect>
      <ReservesRow />
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
    </Texts>
  );
});

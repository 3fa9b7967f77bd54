import { getLocale, getTranslations } from "next-intl/server";
import { TextLink } from "@/app/_shell/forms/text-link";
import { Texts } from "@/app/_shell/texts/texts";
import { localTime } from "@/app/_shell/time/local-time";
import { Card, CardHeading } from "@/app/_ui/data/card";
import type { MiningAutomation } from "@/lib/contract/automation/mining-automation";
import { MBTC } from "@/lib/contract/values/tokens";
import { restsUntil, type SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { readSavedAddresses } from "@/lib/domain/wallet/server";
import { serviceClock } from "@/lib/live/service-clock";
import { WALLETS_PATH } from "@/lib/paths";
import { LazyPayoutForm } from "./payout-form.lazy";

const PAYOUT_TEXTS = [
  "amountField",
  "automation.address",
  "automation.failed",
  "automation.noAddress",
  "automation.payoutOff",
  "automation.payoutOn",
  "automation.payoutTitle",
  "automation.save",
  "automation.saved",
  "automation.saving",
  "automation.threshold",
] as const;

function addressName({ label, address }: SavedAddressView, unnamed: string): string {
  return `${label || unnamed} · ${address.slice(0, 6)}…${address.slice(-4)}`;
}

/** What stands before a withdrawal, and the way to it. */
interface PayoutGate {
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

interface MissingProps {
  gates: readonly PayoutGate[];
  /** All of them still wait. */
  saved: readonly SavedAddressView[];
  timeZone: string;
}

/** What stands before a withdrawal stands before a payout, too. */
async function Missing({ gates, saved, timeZone }: MissingProps) {
  const [t, locale] = await Promise.all([getTranslations("withdraw"), getLocale()]);
  const timeOf = (at: string) => localTime(at, locale, timeZone);
  if (gates.length === 0) {
    return (
      <>
        {saved.length === 0 ? (
          <p className="text-md">{t("noAddressText")}</p>
        ) : (
          <ul className="grid gap-1 text-md">
            {saved.map((one) => (
              <li key={one.id}>
                <bdi>{addressName(one, t("unnamed"))}</bdi>
                <span className="block text-warn">
                  {one.usableFrom && t("usableFrom", { time: timeOf(one.usableFrom) })}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3">
          <TextLink href={WALLETS_PATH}>{t("noAddressLink")}</TextLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p className="text-md">{t("gateTitle")}</p>
      <ul className="mt-3 grid gap-2">
        {gates.map(({ text, link, href }) => (
          <li key={text}>
            <p className="text-md text-muted">{text}</p>
            <TextLink href={href}>{link}</TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PayoutCardProps {
  payout: MiningAutomation["payout"];
  gates: readonly PayoutGate[];
  timeZone: string;
  /** What the wallet holds; null when it is not known. */
  available: string | null;
}

/** Paying out to a saved address, or what is missing for it. */
export async function PayoutCard({ payout, gates, timeZone, available }: PayoutCardProps) {
  const [t, withdraw, locale, saved] = await Promise.all([
    getTranslations("automation"),
    getTranslations("withdraw"),
    getLocale(),
    readSavedAddresses(),
  ]);
  const now = serviceClock.now();
  const usable = (saved ?? []).filter(
    (one) => one.id === payout?.walletId || restsUntil(one, now) === null,
  );
  const isReady = payout || (gates.length === 0 && usable.length > 0);
  return (
    <Card className="h-full max-md:p-4">
      <CardHeading>{t("payoutTitle")}</CardHeading>
      {isReady ? (
        <Texts of={PAYOUT_TEXTS}>
          <p className="mb-5 text-md text-muted">{t("payoutText", { symbol: MBTC })}</p>
          <LazyPayoutForm
            // What was saved elsewhere is met in a form of its own.
            key={`${payout?.walletId} ${payout?.threshold}`}
            payout={payout}
            addresses={usable.map((one) => ({
              id: one.id,
              address: one.address,
              name: addressName(one, withdraw("unnamed")),
            }))}
            available={available}
            locale={locale}
          />
        </Texts>
      ) : (
        <Missing gates={gates} saved={saved ?? []} timeZone={timeZone} />
      )}
    </Card>
  );
}

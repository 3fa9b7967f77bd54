import { ChevronRight, Mail } from "lucide";
import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { readTheme } from "@/app/_shell/preferences/preferences";
import { Texts } from "@/app/_shell/texts/texts";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { SignDisc } from "@/app/_ui/data/row-list";
import { Link } from "@/app/_ui/navigation/link";
import type { User } from "@/lib/contract/account";
import { shownPhone } from "@/lib/contract/rules/phone";
import { countryOptions } from "@/lib/domain/account/countries";
import { profileValues } from "@/lib/domain/account/form-values";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOptions } from "@/lib/domain/account/time-zones";
import { readCapabilities } from "@/lib/domain/capability/server";
import { readCurrencyRates } from "@/lib/domain/price/server";
import { LOCALES, localeRow } from "@/lib/i18n/locales";
import { PAGES } from "@/lib/routes";
import { SettingTabs } from "../_components/setting-tabs";
import { LazyAppearance } from "./_components/appearance.lazy";
import { ProfileForm } from "./_components/profile-form";
import { ResendEmail } from "./_components/resend-email";

/** The member's address, whether it is verified, and the mail again while it is not (R4.8). */
async function EmailCard({ user }: { user: User }) {
  const t = await getTranslations("settings");
  const { email, emailVerified, username } = user;
  const isKnown = typeof emailVerified === "boolean";
  return (
    <Card className="max-md:p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SignDisc sign={Mail} />
        <div className="min-w-40 flex-1">
          <h2 className="font-sans text-sm font-normal text-muted">{t("email")}</h2>
          <p className="text-base font-medium break-all">
            <bdi>{email}</bdi>
          </p>
        </div>
        {isKnown && (
          <Badge tone={emailVerified ? "up" : "warn"}>
            {t(emailVerified ? "emailVerified" : "emailNotVerified")}
          </Badge>
        )}
      </div>
      {isKnown && (
        <p className="mt-3 text-md text-muted">
          {t(emailVerified ? "emailVerifiedText" : "emailNotVerifiedText")}
        </p>
      )}
      {emailVerified === false && (
        <div className="mt-4">
          <Texts of={["resend"]}>
            <ResendEmail username={username} />
          </Texts>
        </div>
      )}
    </Card>
  );
}

/** How the site looks on this device. */
async function AppearanceCard({ user }: { user: User }) {
  const [t, theme, locale] = await Promise.all([
    getTranslations("settings"),
    readTheme(),
    getLocale(),
  ]);
  const displayCurrency = user.settings?.displayCurrency;
  const isKept = displayCurrency !== undefined && (await readCapabilities()).fx;
  const rates = isKept ? await readCurrencyRates() : [];
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  const currencies = rates.map(({ code }) => ({
    value: code,
    label: `${code} · ${names.of(code)}`,
  }));
  return (
    <Card className="max-md:p-4">
      <CardHeading>{t("appearance")}</CardHeading>
      <LazyAppearance
        theme={theme}
        hidesAmounts={user.settings?.hideAmounts ?? false}
        currencies={currencies}
        currency={
          currencies.some(({ value }) => value === displayCurrency)
            ? (displayCurrency ?? null)
            : null
        }
      />
    </Card>
  );
}

/** The way to a page of the settings that has no tab. */
function SettingRow({ href, children }: { href: Route; children: string }) {
  return (
    <Link
      href={href}
      className="flex min-h-11 items-center justify-between gap-4 px-4 text-base font-medium text-accent-text md:px-6"
    >
      {children}
      <Icon node={ChevronRight} size={18} className="shrink-0 rtl:-scale-x-100" />
    </Link>
  );
}

/** The way to the member's data and to closing the account, where the service offers either. */
async function PersonalDataEntry() {
  const [titles, { dataExport, closing }] = await Promise.all([
    getTranslations("titles"),
    readCapabilities(),
  ]);
  if (!dataExport && !closing) return null;
  return <SettingRow href={PAGES.personalData.path}>{titles("personalData")}</SettingRow>;
}

const PROFILE_TEXTS = [
  "settings",
  "errors.TOO_LARGE",
  "signUp.nameCharacters",
  "signUp.nameTooLong",
] as const;

export const generateMetadata = () => pageMetadata("general");

export default memberPage(async () => {
  const [locale, t, titles, user] = await Promise.all([
    getLocale(),
    getTranslations("settings"),
    getTranslations("titles"),
    readProfile(),
  ]);
  const options = {
    countries: countryOptions(locale),
    languages: LOCALES.map((row) => ({ value: row.locale, label: row.nativeName })),
    timeZones: timeZoneOptions(user.timeZone),
  };
  return (
    <>
      <PageHeading isHeardOnPhones title={titles("general")} text={t("text")} />
      <SettingTabs current="settings" />
      <Texts of={PROFILE_TEXTS}>
        <div className="grid items-start gap-4 md:gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <Card className="max-md:p-4">
            <CardHeading>{t("details")}</CardHeading>
            <ProfileForm
              initial={{
                ...profileValues(user, localeRow(locale).locale),
                phone: shownPhone(user.phone ?? ""),
              }}
              username={user.username}
              pictureUrl={user.avatar?.completedUrl ?? null}
              options={options}
            />
          </Card>
          <div className="grid min-w-0 gap-4 md:gap-5">
            <EmailCard user={user} />
            <AppearanceCard user={user} />
            <PersonalDataEntry />
          </div>
        </div>
      </Texts>
    </>
  );
});

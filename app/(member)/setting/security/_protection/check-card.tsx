import { getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Ring } from "@/app/_ui/data/ring";
import { Link } from "@/app/_ui/navigation/link";
import type { SecurityCheck } from "@/lib/contract/protection/security-check";
import { PAGES } from "@/lib/routes";
import { ADDRESS_LOCK_ID, PASSKEYS_ID, PHRASE_ID } from "./anchors";

const { path: HERE } = PAGES.security;
const PLACES = {
  email: PAGES.settings.path,
  second_factor: PAGES.twoFactor.path,
  passkey: `${HERE}#${PASSKEYS_ID}`,
  recovery_codes: PAGES.twoFactor.path,
  phrase: `${HERE}#${PHRASE_ID}`,
  address_lock: `${HERE}#${ADDRESS_LOCK_ID}`,
} as const satisfies Readonly<Record<SecurityCheck["items"][number]["code"], string>>;

interface CheckCardProps {
  check: SecurityCheck | null;
  mayAddPasskey: boolean;
  /** The member has passkeys and no app: recovery codes are made beside them. */
  hasPasskeysAlone: boolean;
}

/** How well the account is protected: what is open leads to its place, what is done is one line. */
export async function CheckCard({ check, mayAddPasskey, hasPasskeysAlone }: CheckCardProps) {
  const [t, steps] = await Promise.all([
    getTranslations("securityCheck"),
    getTranslations("dashboard.steps"),
  ]);
  if (!check) {
    return (
      <Card className="max-md:p-4">
        <CardHeading>{t("title")}</CardHeading>
        <p className="text-md text-muted">{t("missing")}</p>
      </Card>
    );
  }
  const places = { ...PLACES, ...(hasPasskeysAlone && { recovery_codes: PLACES.passkey }) };
  const { score, items } = check;
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  const text = t("score", { score, total });
  const open = items.flatMap(({ code, state }) => (state === "done" ? [] : [{ code, state }]));
  const count = items.length - open.length;
  return (
    <Card className="max-md:p-4" aria-labelledby="security-check">
      <div className="flex items-center gap-4">
        <Ring percent={(100 * score) / total} label={t("title")} text={text} className="size-14" />
        <div className="min-w-0">
          <h2 id="security-check" className="text-lg">
            {t("title")}
          </h2>
          <p className="figures text-md text-muted">{text}</p>
        </div>
      </div>
      {open.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {open.map(({ code, state }) => (
            <li key={code} className="flex min-h-11 items-center justify-between gap-4">
              <Link href={places[code]} className="link min-w-0 py-2.5 text-base">
                {code === "second_factor" && !mayAddPasskey
                  ? steps("twoFactor.open")
                  : t(`items.${code}`)}
              </Link>
              <Badge tone={state === "risk" ? "down" : "warn"}>{t(`states.${state}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-muted">
        {open.length === 0 ? t("allDone") : t("stepsDone", { count })}
      </p>
    </Card>
  );
}

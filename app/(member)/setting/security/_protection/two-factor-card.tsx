import { ShieldCheck } from "lucide";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge } from "@/app/_ui/data/badge";
import { SignDisc } from "@/app/_ui/data/row-list";
import { PAGES } from "@/lib/routes";

interface TwoFactorCardProps {
  /** Null where the service does not tell; nothing is claimed then. */
  isEnabled: boolean | null;
  /** A passkey is both factors; null where there are none to have. */
  hasPasskey: boolean | null;
}

const DISC_TONES = {
  on: "bg-tint-up text-up",
  off: "bg-tint-warn text-warn",
  unknown: "bg-raised text-muted",
} as const;

/** Whether signing in asks for a code, with the way to change it: the page's one step while it does not. */
export async function TwoFactorCard({ isEnabled, hasPasskey }: TwoFactorCardProps) {
  const [t, page] = await Promise.all([
    getTranslations("security"),
    getTranslations("twoFactorPage"),
  ]);
  const state = isEnabled === null ? null : isEnabled ? "on" : "off";
  const texts = {
    on: t("twoFactorOnText"),
    off: t(
      hasPasskey
        ? "twoFactorPasskeyText"
        : hasPasskey === null
          ? "twoFactorOffAlone"
          : "twoFactorOffText",
    ),
  };
  return (
    <section
      aria-labelledby="two-factor"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 shadow-card md:px-6"
    >
      <SignDisc sign={ShieldCheck} tone={DISC_TONES[state ?? "unknown"]} />
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 id="two-factor" className="text-base">
            {t("twoFactor")}
          </h2>
          {state && <Badge tone={state === "on" ? "up" : "warn"}>{t(state)}</Badge>}
        </div>
        <p className="text-md text-muted">{state ? texts[state] : page("text")}</p>
      </div>
      <LinkButton href={PAGES.twoFactor.path} tone={state === "off" ? "primary" : "outline"}>
        {t(state === "off" ? "twoFactorSetUp" : "twoFactorManage")}
      </LinkButton>
    </section>
  );
}

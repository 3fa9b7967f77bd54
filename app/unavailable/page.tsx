import { getTranslations } from "next-intl/server";
import { MemberShell } from "@/app/_shell/frame/member-shell";
import { MenuLegalLinks } from "@/app/_shell/legal/legal-links";
import { AccountMenu } from "@/app/_shell/menu/account-menu";
import { menuPaths } from "@/app/_shell/menu/menu-page";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { readMenuState } from "@/app/_shell/preferences/preferences";
import { MessageScreen } from "@/app/_shell/states/message-screen";
import { ReloadButton } from "@/app/_shell/states/reload-button";
import { Texts } from "@/app/_shell/texts/texts";

export const generateMetadata = () => pageMetadata("unavailable");

const TEXTS = [
  "account",
  "brand",
  "header",
  "language.label",
  "menu",
  "palette.open",
  "walletConnect.network.bsc",
  "walletConnect.network.bscTestnet",
  "walletConnect.network.label",
] as const;

/** Stands in for a member page during an outage. It asks the upstream nothing. */
export default async function UnavailablePage() {
  const [t, state] = await Promise.all([getTranslations(), readMenuState()]);
  const menus = {
    paths: menuPaths(),
    isValid: Promise.resolve(false),
    state,
    isPlain: true,
  };
  return (
    <Texts of={TEXTS}>
      <MemberShell
        menus={menus}
        header={
          <div className="ms-auto">
            <AccountMenu
              member={Promise.resolve(null)}
              docs={Promise.resolve(null)}
              legal={<MenuLegalLinks />}
              menus={menus}
            />
          </div>
        }
      >
        <MessageScreen heading={t("unavailable.heading")} text={t("unavailable.text")}>
          <ReloadButton text={t("common.retry")} />
        </MessageScreen>
      </MemberShell>
    </Texts>
  );
}

import { getTranslations } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { Skeleton } from "@/app/_ui/skeleton";
import { PAGES } from "@/lib/routes";
import { HeaderPrice } from "./header-price";
import { Logo } from "./logo";
import { NavLink } from "./nav-link";

const LINK_STYLE =
  "flex h-11 items-center rounded-sm px-3 text-md font-medium text-muted transition-colors hover:text-text aria-[current=page]:text-text";

/** Logo, links, the price of MERLIN and the account menu (R2.8, R2.9). */
export async function MemberHeader({ account }: { account: ReactNode }) {
  const t = await getTranslations();
  return (
    <>
      <a
        href={PAGES.dashboard.path}
        aria-label={t("menu.home")}
        className="flex h-11 items-center xxl:hidden"
      >
        <Logo name={t("brand.name")} hidesName="hidden sm:inline" />
      </a>
      <nav aria-label={t("header.label")} className="ms-3 hidden md:flex xxl:-ms-3">
        <NavLink href={PAGES.wallets.path} match="contains" className={LINK_STYLE}>
          {t("header.wallet")}
        </NavLink>
        <NavLink href={PAGES.tokenPrices.path} match="contains" className={LINK_STYLE}>
          {t("header.tokenPrice")}
        </NavLink>
      </nav>
      <div className="ms-auto flex items-center gap-3 md:gap-5">
        <Suspense fallback={<Skeleton className="h-5 w-32" />}>
          <HeaderPrice />
        </Suspense>
        {account}
      </div>
    </>
  );
}

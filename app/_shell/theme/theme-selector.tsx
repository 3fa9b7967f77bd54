import { Monitor, Moon, Sun, SunMoon } from "lucide";
import { getTranslations } from "next-intl/server";
import { POPOVER_BELOW } from "@/app/_shell/menu/popover-style";
import { readTheme } from "@/app/_shell/preferences/preferences";
import { Icon } from "@/app/_ui/data/icon";
import { currentSession } from "@/lib/session/server";
import { LazyThemeChoice } from "./theme-choice.lazy";

const ICON = { size: 18, className: "shrink-0" } as const;
const MENU_ID = "theme-header";

/** The drawings of the three themes, for whoever offers the choice. */
export const THEME_ICONS = {
  dark: <Icon node={Moon} {...ICON} />,
  light: <Icon node={Sun} {...ICON} />,
  system: <Icon node={Monitor} {...ICON} />,
};

/** Dark, light or as the device says, for guests and members; a popover in the header, in place elsewhere. */
export async function ThemeSelector({ placement }: { placement: "header" | "sheet" }) {
  const [t, theme, session] = await Promise.all([
    getTranslations("theme"),
    readTheme(),
    currentSession(),
  ]);
  const choice = (
    <LazyThemeChoice
      name={`theme-${placement}`}
      theme={theme}
      isMember={session.state === "member"}
      icons={THEME_ICONS}
    />
  );
  if (placement === "sheet") return <div className="px-3 py-2">{choice}</div>;
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="grid size-11 place-items-center rounded-button text-muted transition-colors hover:text-text"
      >
        <span className="sr-only">{t("label")}</span>
        <Icon node={SunMoon} />
      </button>
      <div id={MENU_ID} popover="auto" className={`p-4 sm:w-[21rem] ${POPOVER_BELOW}`}>
        {choice}
      </div>
    </>
  );
}

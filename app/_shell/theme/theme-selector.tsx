import { SunMoon } from "lucide";
import { getTranslations } from "next-intl/server";
import { readTheme } from "@/app/_shell/preferences/preferences";
import { Icon } from "@/app/_ui/data/icon";
import { currentSession } from "@/lib/session/server";
import { LazyThemeChoice } from "./theme-choice.lazy";

const MENU_ID = "theme-header";

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
      <div id={MENU_ID} popover="auto" className="popover-surface popover-below p-4 sm:w-[21rem]">
        {choice}
      </div>
    </>
  );
}

import { useTranslations } from "next-intl";
import { drawingHref } from "@/app/_ui/art/drawing";
import { Floor } from "@/app/_ui/art/floor";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { PAGES } from "@/lib/routes";
import { MessageScreen } from "./message-screen";

/** A machine whose cable leads nowhere, on a floor that ends in the ground. */
export function MissingScene() {
  return (
    <div
      aria-hidden="true"
      className="relative -mb-4 aspect-[9/5] w-[min(40rem,100vw-2rem)] rtl:-scale-x-100"
    >
      <Floor className="absolute inset-0 size-full [mask-image:radial-gradient(closest-side,#000_10%,transparent)]" />
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <use href={drawingHref("scenes", "missing")} />
      </svg>
    </div>
  );
}

const OTHER = { home: "dashboard", dashboard: "home" } as const;

/** The 404 inside whichever layout stands around it, with the way out that fits there first. */
export function NotFoundScreen({ way }: { way: "home" | "dashboard" }) {
  const t = useTranslations("notFound");
  const other = OTHER[way];
  return (
    <MessageScreen art={<MissingScene />} heading={t("heading")} text={t("text")}>
      <a href={PAGES[way].path} className={buttonStyle("primary", "medium")}>
        {t(way)}
      </a>
      <a href={PAGES[other].path} className={buttonStyle("outline", "medium")}>
        {t(other)}
      </a>
    </MessageScreen>
  );
}

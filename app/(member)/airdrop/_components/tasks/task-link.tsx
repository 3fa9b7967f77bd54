import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { Link } from "@/app/_ui/navigation/link";
import type { AirdropTask } from "@/lib/contract/airdrop";
import { taskPlace } from "@/lib/domain/airdrop/tasks";
import { siteOrigin } from "@/lib/domain/platform/server";
import { PAGES } from "@/lib/routes";
import { CHECK_IN_ID } from "../anchors";

interface TaskLinkProps {
  task: Pick<AirdropTask, "kind" | "url">;
  title: string;
  look: "button" | "text";
}

const LOOKS = {
  button: buttonStyle("outline", "small"),
  text: "relative shrink-0 text-md font-medium text-accent-text after:absolute after:-inset-3",
} as const;

/** The way to the page where a task is done; nothing when there is no such page here. */
export async function TaskLink({ task, title, look }: TaskLinkProps) {
  const t = await getTranslations("airdrop.tasks");
  const place = taskPlace(task, siteOrigin().origin);
  if (place?.kind !== "page") return null;
  const name = { "aria-label": t("openNamed", { title }), className: LOOKS[look] };
  // Tasks of this page are done at the check-in.
  if (place.path === PAGES.airdrop.path) {
    return (
      <a href={`#${CHECK_IN_ID}`} {...name}>
        {t("open")}
      </a>
    );
  }
  return (
    <Link href={place.path as Route} {...name}>
      {t("open")}
    </Link>
  );
}

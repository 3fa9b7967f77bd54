import type { Route } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Notice } from "@/app/_ui/notice";
import { PAGES } from "@/lib/routes";
import { knownMissing, type Missing } from "@/lib/team/settlement";
import { INVITE_ID, teamHref } from "../team-tab";

/** Where something that is missing can be had. */
function wayTo(missing: Missing): Route {
  switch (missing) {
    case "not_valid":
      return PAGES.airdrop.path as Route;
    case "no_machine":
      return PAGES.marketplace.path as Route;
    case "no_active_left":
    case "no_active_right":
      return teamHref("overview", INVITE_ID);
  }
}

/** What the member lacks for the settlement, and the way to each. Nothing when nothing is missing. */
export async function MissingList({ codes }: { codes: readonly string[] }) {
  const t = await getTranslations("team.missing");
  const missing = knownMissing(codes);
  if (missing.length === 0) return null;
  return (
    <Notice tone="warn" title={t("title")}>
      <ul className="mt-1 grid gap-1.5">
        {missing.map((code) => {
          const href = code === "other" ? null : wayTo(code);
          return (
            <li key={code}>
              {t(`reasons.${code}`)}{" "}
              {code !== "other" && href && (
                <Link href={href} className="font-medium text-accent-text underline">
                  {t(`ways.${code}`)}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

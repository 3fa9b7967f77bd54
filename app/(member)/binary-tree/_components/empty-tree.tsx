import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { RetryButton } from "@/app/_shell/retry-button";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { PAGES } from "@/lib/routes";

/** No tree came, whatever the reason (R7.2). */
export async function EmptyTree() {
  const [t, common] = await Promise.all([getTranslations("binaryTree"), getTranslations("common")]);
  return (
    <Card>
      <EmptyState
        title={t("emptyTitle")}
        text={t("emptyText")}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            <LinkButton href={PAGES.team.path as Route} tone="primary">
              {t("invite")}
            </LinkButton>
            <RetryButton text={common("retry")} />
          </div>
        }
      />
    </Card>
  );
}

import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { MachineDrawing } from "@/app/_ui/data/machine-drawing";
import { PAGES } from "@/lib/routes";

/** For members without a machine: the first one is free and cannot be bought. */
export async function StarterNote({ isValid }: { isValid: boolean }) {
  const t = await getTranslations("marketplace.starter");
  const path = isValid ? PAGES.mining.path : PAGES.airdrop.path;
  return (
    <Card className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="hidden h-20 w-28 shrink-0 place-items-center rounded-inset bg-raised sm:grid">
        <MachineDrawing name="starter" th={null} className="h-16 w-24" />
      </div>
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lg">{t("title")}</h2>
        <p className="mt-1 max-w-2xl text-md text-muted">
          {t(isValid ? "validText" : "notValidText")}
        </p>
      </div>
      <LinkButton href={path as Route}>{t(isValid ? "toMining" : "toAirdrop")}</LinkButton>
    </Card>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { ApplyBoostModalProps } from "./apply-boost-modal";

const load = async () => (await import("./apply-boost-modal")).ApplyBoostModal;
const preload = () => preloadDialog(load);

/** Opens what a boost would change, whose code loads with the intent. */
export function ApplyBoost(props: Omit<ApplyBoostModalProps, "onClose">) {
  const t = useTranslations("mining.boosts");
  const { opened, open, close } = useLazyDialog<null, ApplyBoostModalProps>();
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t("applyName", { name: props.name })}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => open(load, null)}
      >
        {t("apply")}
      </Button>
      {opened && <opened.Dialog {...props} onClose={close} />}
    </>
  );
}

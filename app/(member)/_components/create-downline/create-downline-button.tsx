"use client";

import { UserPlus } from "lucide";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import {
  type CreateDownlineProps,
  type DownlineDraft,
  loadCreateDownline,
  preloadCreateDownline,
} from "./load-create-downline";

/** Opens the form that creates a member below oneself; afterwards the page is rendered anew. */
export function CreateDownlineButton() {
  const t = useTranslations("downline");
  const refresh = useQuietRefresh();
  const draft = useRef<DownlineDraft>(null);
  const { opened, open, close } = useLazyDialog<null, CreateDownlineProps>();
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={preloadCreateDownline}
        onFocus={preloadCreateDownline}
        onClick={() => open(loadCreateDownline, null)}
      >
        <Icon node={UserPlus} size={18} />
        {t("open")}
      </Button>
      {opened && <opened.Dialog seat={null} draft={draft} onCreated={refresh} onClose={close} />}
    </>
  );
}

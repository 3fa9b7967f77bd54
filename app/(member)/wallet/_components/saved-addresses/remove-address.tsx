"use client";

import { Trash2 } from "lucide";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { useModal } from "@/app/_ui/overlay/use-modal";
import { shortAddress } from "@/app/_ui/text/short-address";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { RemoveDialog } from "./remove-dialog";

/** Takes an address off the list, after asking once more. */
export function RemoveAddress({ saved }: { saved: SavedAddressView }) {
  const t = useTranslations("savedAddresses");
  const { isOpen, close, opener } = useModal();
  const name = saved.label || shortAddress(saved.address);
  return (
    <>
      <Button {...opener} size="small" aria-label={t("removeName", { name })} title={t("remove")}>
        <Icon node={Trash2} size={16} />
      </Button>
      {isOpen && <RemoveDialog saved={saved} onClose={close} />}
    </>
  );
}

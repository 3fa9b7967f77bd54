"use client";

import { Trash2 } from "lucide";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { useModal } from "@/app/_ui/overlay/use-modal";
import { shortAddress } from "@/app/_ui/text/short-address";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { useRemoval } from "./removal";

/** Takes an address off the list, after asking once more. */
export function RemoveAddress({ saved }: { saved: SavedAddressView }) {
  const t = useTranslations("savedAddresses");
  const { opener } = useModal();
  const remove = useRemoval();
  const name = saved.label || shortAddress(saved.address);
  return (
    <Button
      {...opener}
      size="small"
      aria-label={t("removeName", { name })}
      title={t("remove")}
      onClick={() => remove(saved)}
    >
      <Icon node={Trash2} size={16} />
    </Button>
  );
}

"use client";

import { Plus } from "lucide";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { useAddressBook } from "./address-book";

/** Opens the way to a new saved address; its code is fetched when the button is pointed at or focused. */
export function AddAddressButton({ text }: { text?: string }) {
  const t = useTranslations("savedAddresses");
  const { add, preloadAdd } = useAddressBook();
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      onPointerEnter={preloadAdd}
      onFocus={preloadAdd}
      onClick={add}
    >
      {!text && <Icon node={Plus} size={16} />}
      {text ?? t("add")}
    </Button>
  );
}

"use client";

import { UserPlus } from "lucide";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { startTransition, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import type { ButtonSize, ButtonTone } from "@/app/_ui/control/button-style";
import { Icon } from "@/app/_ui/data/icon";
import {
  CreateDownlineModal,
  type CreateDownlineProps,
  preloadCreateDownline,
} from "./create-downline-modal";

interface CreateDownlineButtonProps extends Omit<CreateDownlineProps, "onClose"> {
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
}

/** Opens the form that creates a member below oneself; afterwards the page is rendered anew. */
export function CreateDownlineButton({
  tone = "outline",
  size = "medium",
  className,
  onCreated,
  ...modal
}: CreateDownlineButtonProps) {
  const t = useTranslations("downline");
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone={tone}
        size={size}
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={preloadCreateDownline}
        onFocus={preloadCreateDownline}
        onClick={() => setOpen(true)}
      >
        <Icon node={UserPlus} size={18} />
        {t("open")}
      </Button>
      {isOpen && (
        <CreateDownlineModal
          {...modal}
          onCreated={(node) => {
            startTransition(() => router.refresh());
            onCreated?.(node);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

"use client";

import { ChevronDown } from "lucide";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, use, useId, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { TableCardMore } from "@/app/_ui/data/table-cards";
import { UnfoldedDirects, type UnfoldedDirectsProps } from "./unfolded-directs";

interface Unfolding {
  readonly id: string;
  readonly username: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

const UnfoldingContext = createContext<Unfolding | null>(null);

interface UnfoldingRowProps extends UnfoldedDirectsProps {
  /** The row, with an {@link UnfoldButton} in it. */
  children: ReactNode;
}

/** A row of the table and, once unfolded, another one below it with the member's own direct referrals. */
export function UnfoldingRow({ children, ...directs }: UnfoldingRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = () => setOpen(!isOpen);
  return (
    <UnfoldingContext value={{ id, username: directs.username, isOpen, toggle }}>
      {children}
      {isOpen && (
        <TableCardMore id={id}>
          <UnfoldedDirects {...directs} />
        </TableCardMore>
      )}
    </UnfoldingContext>
  );
}

/** Unfolds the row around it; it says how many direct referrals there are. */
export function UnfoldButton({ count }: { count: string }) {
  const t = useTranslations("network");
  const unfolding = use(UnfoldingContext);
  if (!unfolding) return null;
  const { id, username, isOpen, toggle } = unfolding;
  return (
    <Button
      size="small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-label={t("unfold", { username, count })}
      onClick={toggle}
      className="figures"
    >
      {count}
      <Icon node={ChevronDown} size={16} className={isOpen ? "rotate-180" : ""} />
    </Button>
  );
}

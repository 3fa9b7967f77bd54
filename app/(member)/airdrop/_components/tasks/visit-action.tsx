"use client";

import { ArrowUpRight } from "lucide";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { Icon } from "@/app/_ui/data/icon";
import { formatCountdown } from "@/app/_ui/time/use-countdown";
import { useVisit } from "./use-visit";

interface VisitActionProps {
  taskId: string;
  title: string;
  /** The page to visit, https. */
  href: string;
}

/**
 * Opens the page of a visit task in a new tab and, once the service's time has passed, verifies it. The
 * link works by itself, so that no browser takes the new tab for an unwanted one.
 */
export function VisitAction({ taskId, title, href }: VisitActionProps) {
  const t = useTranslations("airdrop.visit");
  const common = useTranslations("common");
  const { hasTicket, secondsLeft, isPending, begin, verify } = useVisit(taskId);
  // A visit that has begun goes on counting when its page is opened again.
  const start = () => !hasTicket && begin();
  return (
    <div className="flex flex-col items-end gap-2 md:flex-row md:items-center">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${t("openNamed", { title })} ${common("newTab")}`}
        className={buttonStyle(hasTicket ? "quiet" : "outline", "small")}
        onClick={start}
        onAuxClick={(event) => event.button === 1 && start()}
      >
        {t("open")}
        <Icon node={ArrowUpRight} size={14} className="rtl:-scale-x-100" />
      </a>
      {hasTicket && (
        <Button
          tone="primary"
          size="small"
          className="figures"
          isPending={isPending}
          aria-disabled={isPending || secondsLeft > 0 || undefined}
          aria-label={secondsLeft > 0 ? undefined : t("verifyNamed", { title })}
          onClick={() => secondsLeft === 0 && verify()}
        >
          {secondsLeft > 0 ? t("wait", { time: formatCountdown(secondsLeft) }) : t("verify")}
        </Button>
      )}
      <span role="status" className="sr-only">
        {hasTicket && t("started")}
      </span>
    </div>
  );
}

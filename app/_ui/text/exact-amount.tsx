"use client";

import { useTranslations } from "next-intl";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { CopyButton } from "@/app/_ui/file/copy-button";
import { breakable, formatAmount, formatFullAmount, isCut } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { Amount } from "./amount";

interface Digits {
  readonly isOpen: boolean;
  /** Counts an amount that is shown cut; gives the way to take it back. */
  readonly addCut: () => () => void;
}

const DigitsContext = createContext<Digits | null>(null);

/** Around {@link ExactAmount}s: one press shows all their digits, where any is cut. Within another one it adds nothing. */
export function AllDigits({ children }: { children: ReactNode }) {
  const outer = useContext(DigitsContext);
  return outer ? children : <DigitsScope>{children}</DigitsScope>;
}

function DigitsScope({ children }: { children: ReactNode }) {
  const t = useTranslations("common");
  const [isOpen, setOpen] = useState(false);
  const [cuts, setCuts] = useState(0);
  const addCut = useCallback(() => {
    setCuts((count) => count + 1);
    return () => setCuts((count) => count - 1);
  }, []);
  const digits = useMemo(() => ({ isOpen, addCut }), [isOpen, addCut]);
  return (
    <DigitsContext value={digits}>
      {children}
      {cuts > 0 && (
        <button
          type="button"
          aria-pressed={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 flex min-h-11 items-center text-md font-medium text-accent-text underline-offset-4 hover:underline print:hidden"
        >
          {t("allDigits")}
        </button>
      )}
    </DigitsContext>
  );
}

interface ExactAmountProps {
  raw: string;
  symbol: string;
  locale: string;
  isPrivate?: boolean;
  /** With a plus where it is above zero. */
  isSigned?: boolean;
  className?: string;
}

/** An amount that money is decided by: as people read it, and with every digit while its {@link AllDigits} says so. */
export function ExactAmount(props: ExactAmountProps) {
  const { raw, symbol, locale, isPrivate, isSigned, className = "" } = props;
  const digits = useContext(DigitsContext);
  const addCut = digits?.addCut;
  const isShortened = isCut(raw, symbol);
  useEffect(() => (isShortened ? addCut?.() : undefined), [isShortened, addCut]);
  const isWhole = isShortened && digits?.isOpen === true;
  const plus = isSigned && !raw.startsWith("-") && !isZero(raw) ? "+" : "";
  const text = (isWhole ? formatFullAmount : formatAmount)(raw, symbol, locale);
  if (!isWhole) {
    // The unit goes to the next line before a digit does.
    const shown = `${plus}${breakable(text)}`;
    return <Amount raw={raw} text={shown} isPrivate={isPrivate} className={className} />;
  }
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
      <bdi
        dir="ltr"
        data-amount={raw}
        data-private={isPrivate || undefined}
        className={`figures wrap-anywhere select-text ${className} text-sm`}
      >
        {plus}
        {breakable(text)}
      </bdi>
      <CopyButton value={raw} look="icon" />
    </span>
  );
}

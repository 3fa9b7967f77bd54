"use client";

import { useTranslations } from "next-intl";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { breakable, formatAmount, isCut } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { Amount } from "./amount";
import type { WholeAmountProps } from "./whole-amount";

interface Digits {
  /** Shows every digit; null while the short ones do. */
  readonly Whole: ComponentType<WholeAmountProps> | null;
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
  const [Whole, setWhole] = useState<Digits["Whole"]>(null);
  const [cuts, setCuts] = useState(0);
  const addCut = useCallback(() => {
    setCuts((count) => count + 1);
    return () => setCuts((count) => count - 1);
  }, []);
  const digits = useMemo(() => ({ Whole, addCut }), [Whole, addCut]);

  async function toggle() {
    if (Whole) return setWhole(null);
    try {
      const { WholeAmount } = await import("./whole-amount");
      setWhole(() => WholeAmount);
    } catch {
      showErrorToast(t("cannotOpen"));
    }
  }

  return (
    <DigitsContext value={digits}>
      {children}
      {cuts > 0 && (
        <button
          type="button"
          aria-pressed={Whole !== null}
          onClick={toggle}
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
  /** Stands for it while it is cut; by default the amount as people read it. */
  short?: ReactNode;
  /** Whether `short` leaves digits out, where it is not written as an amount. */
  isShortened?: boolean;
}

/** An amount that money is decided by: as people read it, and with every digit while its {@link AllDigits} says so. */
export function ExactAmount(props: ExactAmountProps) {
  const { raw, symbol, locale, isPrivate, isSigned, className = "", short } = props;
  const digits = useContext(DigitsContext);
  const addCut = digits?.addCut;
  const { isShortened = isCut(raw, symbol) } = props;
  useEffect(() => (isShortened ? addCut?.() : undefined), [isShortened, addCut]);
  const plus = isSigned && !raw.startsWith("-") && !isZero(raw) ? "+" : "";
  const Whole = isShortened ? digits?.Whole : null;
  if (Whole) return <Whole {...{ raw, symbol, locale, isPrivate, plus, className }} />;
  if (short) return short;
  // The unit goes to the next line before a digit does.
  const text = `${plus}${breakable(formatAmount(raw, symbol, locale))}`;
  return <Amount raw={raw} text={text} isPrivate={isPrivate} className={className} />;
}

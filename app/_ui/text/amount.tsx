interface AmountProps {
  /** The plain decimal string; machines and copies read this one. */
  raw: string;
  /** What is shown. */
  text: string;
  /** A member's own holding: covered while amounts are hidden. A price is nobody's own. */
  isPrivate?: boolean;
  className?: string;
}

/** An amount, isolated from the direction of the text around it. */
export function Amount({ raw, text, isPrivate = false, className = "" }: AmountProps) {
  return (
    <bdi
      dir="ltr"
      data-amount={raw}
      data-private={isPrivate || undefined}
      className={`figures ${className}`}
    >
      {text}
    </bdi>
  );
}

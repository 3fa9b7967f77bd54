interface AmountProps {
  /** The plain decimal string; machines and copies read this one. */
  raw: string;
  /** What is shown. */
  text: string;
  className?: string;
}

/** An amount, isolated from the direction of the text around it. */
export function Amount({ raw, text, className = "" }: AmountProps) {
  return (
    <bdi dir="ltr" data-amount={raw} className={`figures ${className}`}>
      {text}
    </bdi>
  );
}

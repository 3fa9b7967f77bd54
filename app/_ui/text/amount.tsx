import type { CSSProperties } from "react";
import { figureParts } from "@/lib/money/figure";
import { FIGURE_EM } from "./figure-em";

/** How wide a figure of a hero's tail is, in em. */
const TAIL_EM = 0.39;

interface AmountProps {
  /** The plain decimal string; machines and copies read this one. */
  raw: string;
  /** What is shown. */
  text: string;
  /** A member's own holding: covered while amounts are hidden. A price is nobody's own. */
  isPrivate?: boolean;
  /** The one big figure of a view: its tail is smaller, too. */
  isHero?: boolean;
  className?: string;
}

/** An amount, isolated from the direction of the text around it: its first digits bright, the rest dimmed. */
export function Amount({
  raw,
  text,
  isPrivate = false,
  isHero = false,
  className = "",
}: AmountProps) {
  const { head, tail, rest } = figureParts(raw, text, isHero);
  const ems = (head.length + rest.length) * FIGURE_EM + tail.length * TAIL_EM;
  return (
    <bdi
      dir="ltr"
      data-amount={raw}
      {...(isPrivate && { "data-private": "" })}
      {...(isHero && { style: { "--figure-ems": ems.toFixed(1) } as CSSProperties })}
      className={`figures${isHero ? " figure-hero" : ""} ${className}`.trimEnd()}
    >
      {tail || rest ? (
        <>
          {head}
          {tail && <span className="figure-tail">{tail}</span>}
          {rest}
        </>
      ) : (
        head
      )}
    </bdi>
  );
}

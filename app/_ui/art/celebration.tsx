"use client";

import { ArrowRight } from "lucide";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { Amount } from "@/app/_ui/text/amount";
import { fromUnits, toUnits } from "@/lib/money/units";

const SIZE = 104;
const CENTRE = SIZE / 2;
const TICKS = 48;
const LONG_TICKS = 12;
const COUNT_MS = 400;
const PARTS = 1_000;

interface CountUpProps {
  /** What is counted to; a plain decimal. */
  raw: string;
  /** An amount between zero and that one as people read it. */
  textOf: (raw: string) => string;
  /** It has just come; otherwise the amount stands there. */
  isNew: boolean;
}

/** An amount that is counted up to in 400 ms, once. A screen reader hears the whole one alone. */
export function CountUp({ raw, textOf, isNew }: CountUpProps) {
  const [counted, setCounted] = useState(isNew ? "0" : null);

  useLayoutEffect(() => {
    if (!isNew) return;
    if (document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      return setCounted(null);
    }
    const units = toUnits(raw);
    const start = performance.now();
    const count = () => {
      const share = (performance.now() - start) / COUNT_MS;
      if (share >= 1) return setCounted(null);
      const part = BigInt(Math.round(Math.max(0, share) * PARTS));
      setCounted(fromUnits((units * part) / BigInt(PARTS)));
      frame = requestAnimationFrame(count);
    };
    let frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [raw, isNew]);

  if (counted === null) return <Amount isPrivate raw={raw} text={textOf(raw)} />;
  return (
    <>
      <bdi aria-hidden dir="ltr" data-amount={raw} data-private className="figures">
        {textOf(counted)}
      </bdi>
      <span className="sr-only">{textOf(raw)}</span>
    </>
  );
}

interface Change {
  readonly label: string;
  /** What it was; left out where only what it is now is known. */
  readonly before?: ReactNode;
  readonly after: ReactNode;
}

interface CelebrationProps {
  /** A round picture of 64 px. */
  disc: ReactNode;
  /** Above the figure: "Claimed", "You won". */
  title: string;
  /** What was gained; a {@link CountUp} where it is an amount. */
  figure: ReactNode;
  /** Below the figure: its worth, how long it holds. */
  note?: ReactNode;
  /** What it changes. */
  changes?: readonly Change[];
  /** It has just come: it is drawn once and takes the focus. */
  isNew: boolean;
  /** The one next step. */
  children?: ReactNode;
}

/** Scrolls no farther than needed; of what is higher than the room between header and bar, to its beginning. */
function bringIntoSight(element: HTMLElement): void {
  element.scrollIntoView({ block: "nearest" });
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  const isCut = element.getBoundingClientRect().top < Number.parseFloat(scrollPaddingBlockStart);
  if (isCut) element.scrollIntoView({ block: "start" });
}

/** Something was gained: its disc comes in, 48 ticks are drawn around it, then all stands still. */
export function Celebration(props: CelebrationProps) {
  const { disc, title, figure, note, changes = [], isNew, children } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Before it is painted: what was pressed is gone, and what stands around it would take the focus first.
  useLayoutEffect(() => {
    const element = heading.current;
    if (!isNew || !element) return;
    element.focus({ preventScroll: true });
    // On a low screen it would come below its end, or grow out of sight while its figure counts up.
    const observer = new ResizeObserver(() => {
      if (document.activeElement === element) bringIntoSight(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNew]);
  const ring = { cx: CENTRE, cy: CENTRE, fill: "none", stroke: "var(--accent)" };
  return (
    <section
      aria-labelledby={id}
      data-new={isNew || undefined}
      className="celebration grid min-w-0 gap-4"
    >
      <div className="flex min-w-0 items-center gap-4">
        <span aria-hidden className="relative grid size-26 shrink-0 place-items-center">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${SIZE} ${SIZE}`}
            className="celebration-ticks absolute inset-0 size-full"
          >
            <g transform={`rotate(-91 ${CENTRE} ${CENTRE})`}>
              <circle
                {...ring}
                r={46}
                strokeWidth={6}
                strokeOpacity={0.5}
                pathLength={TICKS}
                strokeDasharray="0.27 0.73"
              />
              <circle
                {...ring}
                r={46}
                strokeWidth={11}
                pathLength={LONG_TICKS}
                strokeDasharray="0.07 0.93"
              />
            </g>
          </svg>
          <span className="celebration-disc grid">{disc}</span>
        </span>
        <div className="min-w-0">
          <h2 ref={heading} id={id} tabIndex={-1} className="font-sans outline-none">
            <span className="block text-sm font-medium tracking-normal text-muted">{title}</span>{" "}
            <span className="figures-display block text-2xl break-words sm:text-3xl">{figure}</span>
          </h2>
          {note && <p className="text-sm text-muted">{note}</p>}
        </div>
      </div>
      {changes.length > 0 && (
        <dl className="flex flex-wrap gap-x-8 gap-y-3 rounded-inset bg-raised px-4 py-3">
          {changes.map(({ label, before, after }) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="figures flex flex-wrap items-center gap-x-2 text-base font-semibold">
                {before !== undefined && (
                  <>
                    {before}
                    <Icon
                      node={ArrowRight}
                      size={16}
                      className="shrink-0 text-faint rtl:-scale-x-100"
                    />
                  </>
                )}
                <span className={before === undefined ? "" : "text-up"}>{after}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children && <div className="flex flex-wrap gap-2.5 *:grow sm:*:grow-0">{children}</div>}
    </section>
  );
}

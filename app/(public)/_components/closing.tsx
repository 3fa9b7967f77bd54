import { useTranslations } from "next-intl";
import { WRAP } from "./section";
import { WayIn } from "./way-in";

const MARK = "M-200 270H740L830 40L950 200L1080 40L1170 270H1700";

/** The last word of the page, and the way on: the mark as the line that the page began with. */
export function Closing({ isMember }: { isMember: boolean }) {
  const t = useTranslations("home.closing");
  return (
    <section aria-labelledby="closing-title" className="below-fold closing">
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 310"
        preserveAspectRatio="xMidYMax meet"
        className="closing-line"
        fill="none"
        strokeLinejoin="round"
      >
        <defs>
          <linearGradient
            id="closing-heat"
            gradientUnits="userSpaceOnUse"
            x1="0"
            x2="1440"
            y1="0"
            y2="0"
          >
            <stop offset="0" stopColor="var(--heat0)" stopOpacity="0" />
            <stop offset="0.2" stopColor="var(--heat0)" />
            <stop offset="0.62" stopColor="var(--heat1)" />
            <stop offset="0.82" stopColor="var(--heat2)" />
            <stop offset="1" stopColor="var(--heat2)" stopOpacity="0.3" />
          </linearGradient>
        </defs>
        <g className="heated" stroke="url(#closing-heat)">
          <path d={MARK} />
          <path d={MARK} />
          <path d={MARK} />
        </g>
      </svg>
      <div className={`${WRAP} relative pt-4 lg:pt-19`}>
        <h2
          id="closing-title"
          className="max-w-[38rem] text-[2.875rem] leading-[1.04] tracking-[-0.04em] lg:text-[4.5rem]"
        >
          {t(isMember ? "memberTitle" : "title")}
        </h2>
        <p className="mt-4.5 mb-7.5 max-w-[27rem] text-xl text-muted">
          {t(isMember ? "memberText" : "text")}
        </p>
        <WayIn isMember={isMember} />
      </div>
    </section>
  );
}

import { drawingHref } from "@/app/_ui/art/drawing";
import { Floor } from "@/app/_ui/art/floor";

const LINE = "M98.7 63L152.4 97L459.9 -80.5V-342.5";
/** The blades of the two fans of a Core, which turn for as long as the line runs. */
const BLADES =
  "M1-3.5C9.7-11.5 7.8-20.7 0-23C-6.9-19.8-5.1-10.4 1-3.5ZM3.4-1.4C15 .4 21-6.8 18-14.3C11.2-17.7 4.9-10.5 3.4-1.4ZM3.2 1.8C9 12 18.4 12.2 22.4 5.1C20.8-2.3 11.3-2.6 3.2 1.8ZM.6 3.6C-3.8 14.6 1.9 22 10 20.7C14.8 14.8 9.1 7.2 .6 3.6ZM-2.4 2.7C-13.7 6.2-16 15.3-10 20.7C-2.4 20.8 .1 11.6-2.4 2.7ZM-3.6-.2C-13.4-6.9-21.9-3-22.4 5.1C-17.8 11.1-9 7.3-3.6-.2ZM-2.1-3C-2.9-14.8-11.3-19-18-14.3C-19.8-7-11.3-2.5-2.1-3Z";
const FANS = [43, 117];
/** The box of the machine's own drawing, 1.55 times as large. */
const MACHINE = { x: -122 * 1.55, y: -156 * 1.55, width: 244 * 1.55, height: 232 * 1.55 };

/** Where the line of the hero stops: the machine's meter, the fee and the wallet. */
function HeroNodes() {
  return (
    <>
      <g transform="translate(306.6 9)" strokeWidth="1.2">
        <path
          d="M-39.8 -7L-5.2 13L-5.2 23L-39.8 3Z"
          fill="var(--m-base-left)"
          stroke="var(--m-base-left)"
        />
        <path
          d="M-5.2 13L39.8 -13L39.8 -3L-5.2 23Z"
          fill="var(--m-base-right)"
          stroke="var(--m-base-right)"
        />
        <path d="M5.2 -33L39.8 -13L-5.2 13L-39.8 -7Z" fill="var(--m-left)" stroke="var(--m-left)" />
        <path
          d="M-39.8 -7L-5.2 13L39.8 -13M-5.2 13L-5.2 23"
          stroke="var(--m-edge)"
          strokeWidth="1"
        />
        <path
          d="M-27.7 -33L-5.2 -20L-5.2 6L-27.7 -7Z"
          fill="var(--m-left)"
          stroke="var(--m-left)"
        />
        <path
          d="M-5.2 -20L27.7 -39L27.7 -13L-5.2 6Z"
          fill="var(--m-right)"
          stroke="var(--m-right)"
        />
        <path d="M5.2 -52L27.7 -39L-5.2 -20L-27.7 -33Z" fill="var(--m-top)" stroke="var(--m-top)" />
        <path
          d="M-27.7 -33L-5.2 -20L27.7 -39M-5.2 -20L-5.2 6"
          stroke="var(--m-edge)"
          strokeWidth="1"
        />
        <g transform="matrix(0.866 0.5 0 1 -27.7 -33)">
          <path d="M7 13h12" stroke="var(--heat)" strokeWidth="2" />
        </g>
        <g transform="matrix(0.866 -0.5 0 1 -5.2 -20)">
          <path d="M9 9h20M9 16h20" stroke="var(--m-line)" strokeWidth="1.5" />
        </g>
      </g>
      <g transform="translate(389.7 57)" strokeWidth="1.2">
        <path
          d="M-38.1 -8L0 14L0 22L-38.1 0Z"
          fill="var(--m-base-left)"
          stroke="var(--m-base-left)"
        />
        <path
          d="M0 14L38.1 -8L38.1 0L0 22Z"
          fill="var(--m-base-right)"
          stroke="var(--m-base-right)"
        />
        <path d="M0 -30L38.1 -8L0 14L-38.1 -8Z" fill="var(--m-left)" stroke="var(--m-left)" />
        <path d="M-38.1 -8L0 14L38.1 -8M0 14L0 22" stroke="var(--m-edge)" strokeWidth="1" />
        <g transform="matrix(0.866 0.5 -0.866 0.5 0 -30)">
          <path d="M12 14h20M12 22h20M12 30h12" stroke="var(--m-line)" strokeWidth="1.5" />
        </g>
      </g>
      <g transform="translate(459.9 -80.5)" strokeWidth="1.2">
        <path
          d="M-41.6 -6L0 18L0 25L-41.6 1Z"
          fill="var(--m-base-left)"
          stroke="var(--m-base-left)"
        />
        <path
          d="M0 18L41.6 -6L41.6 1L0 25Z"
          fill="var(--m-base-right)"
          stroke="var(--m-base-right)"
        />
        <path d="M0 -30L41.6 -6L0 18L-41.6 -6Z" fill="var(--m-left)" stroke="var(--m-left)" />
        <path d="M-41.6 -6L0 18L41.6 -6M0 18L0 25" stroke="var(--m-edge)" strokeWidth="1" />
        <circle r="7" fill="var(--heat2)" opacity=".35" />
        <circle r="3.4" fill="var(--heat2)" cy="-5" />
      </g>
    </>
  );
}

/** A machine, the fee and the wallet on one floor, and the line that runs through them. */
export function HeroScene() {
  return (
    <div className="hero-scene" aria-hidden="true">
      <Floor className="hero-floor" />
      <svg
        aria-hidden="true"
        viewBox="-330 -470 1100 800"
        className="absolute inset-0 size-full overflow-visible"
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <defs>
          <linearGradient
            id="heat-line"
            gradientUnits="userSpaceOnUse"
            x1="150"
            y1="0"
            x2="620"
            y2="0"
          >
            <stop offset="0.4" stopColor="var(--heat1)" />
            <stop offset="1" stopColor="var(--heat2)" />
          </linearGradient>
        </defs>
        <path d="M306.6 8L382.8 52" stroke="var(--cold)" strokeWidth="2.4" strokeDasharray="1 7" />
        <path
          d="M98.7 63L152.4 97L459.9 -80.5V-140.5"
          stroke="var(--cold)"
          strokeWidth="1.6"
          opacity="0.55"
        />
        <g className="heated">
          <path pathLength="1" d={LINE} />
          <path pathLength="1" d={LINE} />
          <path pathLength="1" d={LINE} stroke="url(#heat-line)" />
        </g>
        <svg aria-hidden="true" className="hero-machine" {...MACHINE}>
          <use href={drawingHref("machines", "core")} />
        </svg>
        <g transform="scale(1.55) matrix(0.866 0.5 0 1 -103.9 -100)">
          {FANS.map((x) => (
            <g key={x} transform={`translate(${x} 38)`}>
              <path className="hero-fan" d={BLADES} fill="var(--m-blade)" />
              <circle r="4.8" fill="var(--m-edge)" />
            </g>
          ))}
        </g>
        <HeroNodes />
      </svg>
    </div>
  );
}

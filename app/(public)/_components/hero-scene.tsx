import type { ReactNode } from "react";
import { drawingHref } from "@/app/_ui/art/drawing";
import { Floor } from "@/app/_ui/art/floor";

const LINE = "M98.7 63L152.4 97L459.9 -80.5V-342.5";
/** The blades of the two fans of a Core, which turn for as long as the line runs. */
const BLADES =
  "M1-3.5C9.7-11.5 7.8-20.7 0-23C-6.9-19.8-5.1-10.4 1-3.5ZM3.4-1.4C15 .4 21-6.8 18-14.3C11.2-17.7 4.9-10.5 3.4-1.4ZM3.2 1.8C9 12 18.4 12.2 22.4 5.1C20.8-2.3 11.3-2.6 3.2 1.8ZM.6 3.6C-3.8 14.6 1.9 22 10 20.7C14.8 14.8 9.1 7.2 .6 3.6ZM-2.4 2.7C-13.7 6.2-16 15.3-10 20.7C-2.4 20.8 .1 11.6-2.4 2.7ZM-3.6-.2C-13.4-6.9-21.9-3-22.4 5.1C-17.8 11.1-9 7.3-3.6-.2ZM-2.1-3C-2.9-14.8-11.3-19-18-14.3C-19.8-7-11.3-2.5-2.1-3Z";
const FANS = [
  { left: "20.607%", top: "50.903%" },
  { left: "29.636%", top: "58.072%" },
];
/** The box of the machine's own drawing, 1.55 times as large. */
const MACHINE = { x: -122 * 1.55, y: -156 * 1.55, width: 244 * 1.55, height: 232 * 1.55 };

/** One of the drawings that lie over each other. */
function Layer({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-330 -470 1100 800"
      className="absolute inset-0 size-full overflow-visible"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
}

/** A machine, the fee and the wallet on one floor, and the line that runs through them. */
export function HeroScene() {
  return (
    <div className="hero-scene" aria-hidden="true">
      <Floor className="hero-floor" />
      <Layer>
        <path d="M306.6 8L382.8 52" stroke="var(--cold)" strokeWidth="2.4" strokeDasharray="1 7" />
        <path
          d="M98.7 63L152.4 97L459.9 -80.5V-140.5"
          stroke="var(--cold)"
          strokeWidth="1.6"
          opacity="0.55"
        />
      </Layer>
      <div className="hero-window absolute inset-0">
        <div className="hero-behind absolute inset-0">
          <Layer>
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
            <g className="heated">
              <path d={LINE} />
              <path d={LINE} />
              <path d={LINE} stroke="url(#heat-line)" />
            </g>
          </Layer>
        </div>
      </div>
      <Layer>
        <svg aria-hidden="true" className="hero-machine" {...MACHINE}>
          <use href={drawingHref("machines", "core")} />
        </svg>
        <svg aria-hidden="true" x="-330" y="-470" width="1100" height="800">
          <use href={drawingHref("machines", "nodes")} />
        </svg>
      </Layer>
      {FANS.map((place) => (
        <div key={place.left} className="hero-fan" style={place}>
          <svg aria-hidden="true" viewBox="-25 -25 50 50">
            <path d={BLADES} fill="var(--m-blade)" />
            <circle r="4.8" fill="var(--m-edge)" />
          </svg>
        </div>
      ))}
    </div>
  );
}

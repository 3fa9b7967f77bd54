import type { ComponentProps, CSSProperties } from "react";

interface PowerSliderProps extends Omit<ComponentProps<"input">, "type" | "min" | "max"> {
  min: number;
  max: number;
  value: string;
}

/** A slider whose track is filled from the text's start; the two engines name its parts differently. */
export function PowerSlider({ min, max, value, ...rest }: PowerSliderProps) {
  const share = ((Number(value) - min) / (max - min)) * 100;
  return (
    <span
      className="relative flex h-11 min-w-0 flex-1 items-center"
      style={{ "--share": `${share}%` } as CSSProperties}
    >
      <span aria-hidden className="absolute inset-x-0 h-2 rounded-full bg-line-strong">
        <span className="block h-full w-(--share) rounded-full bg-accent" />
      </span>
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        className="relative h-11 w-full cursor-pointer appearance-none rounded-sm bg-transparent [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-accent [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-accent"
        {...rest}
      />
    </span>
  );
}

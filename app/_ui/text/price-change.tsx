import { Badge } from "@/app/_ui/data/badge";

interface PriceChangeProps {
  /** The change in percent as a plain decimal string. */
  raw: string;
  /** The same with its sign, formatted. */
  text: string;
  /** Words for up, down and unchanged. */
  words: { up: string; down: string; flat: string };
}

/** A change in percent: sign, arrow, colour and a word. */
export function PriceChange({ raw, text, words }: PriceChangeProps) {
  const isFlat = !/[1-9]/.test(raw);
  const direction = isFlat ? "flat" : raw.startsWith("-") ? "down" : "up";
  const tone = direction === "flat" ? "neutral" : direction;
  return (
    <Badge tone={tone}>
      {!isFlat && (
        <svg aria-hidden="true" viewBox="0 0 8 8" className="size-2" fill="currentColor">
          <path d={direction === "up" ? "M4 1l4 6H0z" : "M4 7L0 1h8z"} />
        </svg>
      )}
      <bdi dir="ltr" className="figures">
        {text}
      </bdi>
      <span className="sr-only">{words[direction]}</span>
    </Badge>
  );
}

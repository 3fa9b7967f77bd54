import { Badge } from "@/app/_ui/data/badge";

interface PriceChangeProps {
  /** The change in percent as a plain decimal string. */
  raw: string;
  /** The same with its sign, formatted. */
  text: string;
  /** Words for up, down and unchanged. */
  words: { up: string; down: string; flat: string };
  /** `plain` in rows, whose sign and colour are enough. */
  look?: "badge" | "plain";
}

const COLOURS = { up: "text-up", down: "text-down", flat: "text-muted" } as const;

/** A change in percent: sign, arrow, colour and a word. */
export function PriceChange({ raw, text, words, look = "badge" }: PriceChangeProps) {
  const isFlat = !/[1-9]/.test(raw);
  const direction = isFlat ? "flat" : raw.startsWith("-") ? "down" : "up";
  const tone = direction === "flat" ? "neutral" : direction;
  if (look === "plain") {
    return (
      <span className={COLOURS[direction]}>
        <bdi dir="ltr" className="figures">
          {text}
        </bdi>
        <span className="sr-only"> {words[direction]}</span>
      </span>
    );
  }
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

import { DRAWN_TOKENS, Drawing, type Drawings } from "@/app/_ui/art/drawing";
import { tokenColour } from "./token-colour";

const DRAWN: ReadonlyMap<string, Drawings["tokens"]> = new Map(
  DRAWN_TOKENS.map((symbol) => [symbol, symbol]),
);

interface TokenDiscProps {
  symbol: string;
  size?: number;
  /** The token's own picture. One that cannot be loaded shows nothing, so the drawn sign stays. */
  src?: string | null;
}

/** The sign of a token: a shape of its own, so that they differ without colour; of an unknown one its first letter on a disc. */
export function TokenDisc({ symbol, size = 36, src }: TokenDiscProps) {
  const drawn = DRAWN.get(symbol);
  const colour = tokenColour(symbol);
  return (
    <span
      aria-hidden
      className={`token-disc ${drawn ? "" : "rounded-full font-bold text-white"}`}
      style={{
        width: size,
        height: size,
        ...(!drawn && {
          fontSize: Math.round(size * 0.42),
          background: `linear-gradient(145deg, ${colour}, color-mix(in oklab, ${colour} 58%, #150a35))`,
        }),
      }}
    >
      {drawn ? <Drawing file="tokens" name={drawn} width={size} height={size} /> : symbol.charAt(0)}
      {src && (
        // biome-ignore lint/performance/noImgElement: the picture comes through our own media route
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full rounded-full object-cover"
        />
      )}
    </span>
  );
}

import { tokenColour } from "./token-colour";

interface TokenDiscProps {
  symbol: string;
  size?: number;
  /** The token's own picture. One that cannot be loaded shows nothing, so the drawn sign stays. */
  src?: string | null;
}

/** The drawn sign of a token: its first letter on a disc that darkens towards its end. */
export function TokenDisc({ symbol, size = 36, src }: TokenDiscProps) {
  const colour = tokenColour(symbol);
  return (
    <span
      aria-hidden
      className="relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-bold"
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.42),
        background: `linear-gradient(145deg, ${colour}, color-mix(in oklab, ${colour} 58%, #150a35))`,
        color: "#fff",
      }}
    >
      {symbol.charAt(0)}
      {src && (
        // biome-ignore lint/performance/noImgElement: the picture comes through our own media route
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}

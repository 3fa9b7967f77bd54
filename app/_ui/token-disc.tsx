import { tokenColour } from "./token-colour";

/** The drawn sign of a token: its first letter on a disc that darkens towards its end. */
export function TokenDisc({ symbol, size = 36 }: { symbol: string; size?: number }) {
  const colour = tokenColour(symbol);
  return (
    <span
      aria-hidden
      className="inline-grid shrink-0 place-items-center rounded-full font-display font-bold"
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.42),
        background: `linear-gradient(145deg, ${colour}, color-mix(in oklab, ${colour} 58%, #150a35))`,
        color: "#fff",
      }}
    >
      {symbol.charAt(0)}
    </span>
  );
}

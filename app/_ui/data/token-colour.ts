const KNOWN: Readonly<Record<string, string>> = {
  BTC: "#e8850f",
  USDT: "#2bb38a",
  MERLIN: "#8f6bff",
  mBTC: "#c9761f",
  AmBTC: "#7a7399",
};

function hueOf(symbol: string): number {
  return [...symbol].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
}

/** A token's colour; unknown ones get one from their name. */
export function tokenColour(symbol: string): string {
  return KNOWN[symbol] ?? `hsl(${hueOf(symbol)} 55% 52%)`;
}

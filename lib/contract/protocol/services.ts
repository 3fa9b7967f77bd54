/**
 * The upstream's services and the path each one has unless configuration says otherwise
 * (`UPSTREAM_<SERVICE>_PATH`). The browser only ever sees the service's name.
 */
export const SERVICE_PATHS = {
  account: "/auth/client",
  auth: "/auth/client",
  public: "/public/client",
  price: "/public/coin",
  social: "/public/social",
  airdrop: "/auth/airdrop",
  mining: "/auth/mining",
  staking: "/auth/staking",
  prediction: "/auth/prediction",
  transaction: "/auth/transaction",
  market: "/auth/client/market",
  game: "/auth/client/game",
} as const;

export type Service = keyof typeof SERVICE_PATHS;

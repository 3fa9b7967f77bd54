import { z } from "zod";

/** BNB Chain's own public endpoints; they ask for no key and limit how often one address may ask. */
export const PUBLIC_RPC_URLS = {
  56: [
    "https://bsc-dataseed.bnbchain.org",
    "https://bsc-dataseed1.bnbchain.org",
    "https://bsc-dataseed2.bnbchain.org",
  ],
  97: ["https://bsc-testnet-dataseed.bnbchain.org", "https://bsc-testnet.bnbchain.org"],
} as const;

/** Where WalletConnect's own SDK turns to. */
export const WALLETCONNECT_RELAY_URL = "wss://relay.walletconnect.org";

const MOST_ENDPOINTS = 8;
const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

function addressProblem(text: string, scheme: "http" | "ws" = "http"): string | null {
  const url = URL.parse(text);
  const isPlain = url?.protocol === `${scheme}:` && LOOPBACK.has(url.hostname);
  if (url && (url.protocol === `${scheme}s:` || isPlain)) {
    return url.username || url.password ? "must have no user in it" : null;
  }
  return `must be ${scheme === "ws" ? "a wss" : "an https"} address, or ${scheme} on this machine`;
}

const rpcUrlsSchema = z.string().transform((value, context) => {
  const urls = value.split(",").map((url) => url.trim());
  const problems = urls.flatMap((url, index) => {
    const problem = addressProblem(url);
    return problem ? [`entry ${index + 1} ${problem}`] : [];
  });
  if (urls.length > MOST_ENDPOINTS) problems.push(`holds more than ${MOST_ENDPOINTS} addresses`);
  for (const message of problems) context.addIssue({ code: "custom", message });
  return urls;
});

function addressSchema(scheme: "http" | "ws") {
  return z.string().superRefine((value, context) => {
    const message = addressProblem(value, scheme);
    if (message) context.addIssue({ code: "custom", message });
  });
}

/** The variables about wallets; `.env.example` describes each row. */
export const walletShape = {
  WALLETCONNECT_PROJECT_ID: z
    .string()
    .regex(/^[0-9a-f]{32}$/, { error: "must be 32 hexadecimal digits" })
    .optional(),
  WALLETCONNECT_RELAY_URL: addressSchema("ws").default(WALLETCONNECT_RELAY_URL),
  RPC_URLS_56: rpcUrlsSchema.optional(),
  RPC_URLS_97: rpcUrlsSchema.optional(),
  RPC_URLS_56_SERVER: rpcUrlsSchema.optional(),
  RPC_URLS_97_SERVER: rpcUrlsSchema.optional(),
  LEDGER_CONNECT_KIT_URL: addressSchema("http").optional(),
  LEDGER_CONNECT_KIT_INTEGRITY: z
    .string()
    .regex(/^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/, {
      error: "must be a checksum such as sha384-…",
    })
    .optional(),
  BLOCTO_ENABLED: z.enum(["true", "false"], { error: "must be true or false" }).default("false"),
};

type WalletRow = z.output<z.ZodObject<typeof walletShape>>;
type RpcUrls = Readonly<Record<56 | 97, readonly string[]>>;

/** How members connect wallets, and where chains are asked. */
export interface WalletEnvironment {
  /** In the order in which they are tried. They reach the browser. */
  readonly rpcUrls: RpcUrls;
  /** The same for this server's own questions; they may hold keys and stay here. */
  readonly serverRpcUrls: RpcUrls;
  readonly walletConnectProjectId: string | undefined;
  readonly walletConnectRelayUrl: string;
  readonly ledger: { readonly url: string; readonly integrity: string } | undefined;
  readonly isBloctoOffered: boolean;
}

/** The rows about wallets as the application reads them; what is not set is BNB Chain's own. */
export function walletEnvironment(row: WalletRow): WalletEnvironment {
  const rpcUrls = {
    56: row.RPC_URLS_56 ?? PUBLIC_RPC_URLS[56],
    97: row.RPC_URLS_97 ?? PUBLIC_RPC_URLS[97],
  };
  const { LEDGER_CONNECT_KIT_URL: url, LEDGER_CONNECT_KIT_INTEGRITY: integrity } = row;
  return {
    rpcUrls,
    serverRpcUrls: {
      56: row.RPC_URLS_56_SERVER ?? rpcUrls[56],
      97: row.RPC_URLS_97_SERVER ?? rpcUrls[97],
    },
    walletConnectProjectId: row.WALLETCONNECT_PROJECT_ID,
    walletConnectRelayUrl: row.WALLETCONNECT_RELAY_URL,
    ledger: url && integrity ? { url, integrity } : undefined,
    isBloctoOffered: row.BLOCTO_ENABLED === "true",
  };
}

/**
 * What two variables say only together: a script without its checksum would be whatever its host serves
 * today, and a checksum without a script is a mistake.
 */
export function walletProblems(present: Readonly<Record<string, unknown>>): readonly string[] {
  const pair = ["LEDGER_CONNECT_KIT_URL", "LEDGER_CONNECT_KIT_INTEGRITY"] as const;
  const missing = pair.filter((name) => !(name in present));
  return missing.length === 1 ? missing.map((name) => `${name} is missing`) : [];
}

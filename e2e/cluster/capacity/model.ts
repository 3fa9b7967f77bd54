/** Kinds of work, of which the load of a day is made. */
export const WORK = ["page", "call", "publicPage", "signIn", "renewal", "upload"] as const;
export type Work = (typeof WORK)[number];

/** What one piece of a kind takes, as measured by `npm run test:cluster -- capacity`. */
export interface Cost {
  /** Of the application's processor, in milliseconds. */
  readonly processorMs: number;
  /** Calls that the upstream gets for it. */
  readonly upstreamCalls: number;
  /** Commands that Redis gets for it. */
  readonly redisCommands: number;
  /** What goes out to the visitor, compressed as browsers ask for it. */
  readonly kilobytes: number;
  /** The most memory that an instance held while it did nothing but this. */
  readonly megabytes: number;
}

export type Costs = Readonly<Record<Work, Cost>>;

/** What is assumed of members; whoever knows their own sets their own. */
export const ASSUMED = {
  /** Of all members, how many are there in the busiest minute of the day. */
  activeShare: 0.01,
  /** What one of them does in a minute. */
  perMinute: {
    page: 2,
    call: 6,
    publicPage: 0.4,
    signIn: 1 / 30,
    renewal: 1 / 15,
    upload: 1 / 600,
  } satisfies Record<Work, number>,
  /** How much of a processor is used at that minute: the rest is for what comes in bursts and for an instance that is away. */
  usedShare: 0.6,
  /** Sessions that end by a logout or another login, for each sign-in. */
  endingsPerSignIn: 1,
} as const;

export interface Demand {
  readonly members: number;
  readonly active: number;
  /** Instances of one processor each. */
  readonly instances: number;
  readonly upstreamPerSecond: number;
  readonly redisPerSecond: number;
  /** Messages by which Redis tells every instance of every session that has ended. */
  readonly endingsToldPerSecond: number;
  readonly megabytesPerSecond: number;
}

/** What the busiest minute asks for. */
export function demandOf(members: number, costs: Costs): Demand {
  const active = members * ASSUMED.activeShare;
  const perSecond = (pick: (cost: Cost) => number) =>
    WORK.reduce(
      (sum, kind) => sum + (active * ASSUMED.perMinute[kind] * pick(costs[kind])) / 60,
      0,
    );
  const instances = Math.max(
    2,
    Math.ceil(perSecond((cost) => cost.processorMs) / (1_000 * ASSUMED.usedShare)),
  );
  const endings = (active * ASSUMED.perMinute.signIn * ASSUMED.endingsPerSignIn) / 60;
  return {
    members,
    active,
    instances,
    upstreamPerSecond: perSecond((cost) => cost.upstreamCalls),
    redisPerSecond: perSecond((cost) => cost.redisCommands),
    endingsToldPerSecond: endings * instances,
    megabytesPerSecond: perSecond((cost) => cost.kilobytes) / 1_000,
  };
}

function round(value: number): string {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 1);
  return (Math.round(value / digits) * digits).toLocaleString("en-US").replaceAll(",", " ");
}

/** The model as the rows of a table in Markdown. */
export function modelRows(costs: Costs): readonly string[] {
  return [1_000_000, 10_000_000, 100_000_000].map((members) => {
    const demand = demandOf(members, costs);
    const cells = [
      `${members / 1_000_000} million`,
      round(demand.active),
      String(demand.instances),
      round(demand.upstreamPerSecond),
      round(demand.redisPerSecond),
      round(demand.endingsToldPerSecond),
      round(demand.megabytesPerSecond),
    ];
    return `| ${cells.join(" | ")} |`;
  });
}

/** The costs as rows of a table. */
export function costRows(costs: Costs): readonly string[] {
  const names: Readonly<Record<Work, string>> = {
    page: "a member's page (wallet)",
    call: "a proxied call",
    publicPage: "a public page from memory",
    signIn: "a sign-in",
    renewal: "a renewal",
    upload: "an upload of 1 MB",
  };
  return WORK.map((kind) => {
    const { processorMs, upstreamCalls, redisCommands, kilobytes, megabytes } = costs[kind];
    const perSecond = round(1_000 / processorMs);
    return `| ${names[kind]} | ${processorMs.toFixed(1)} | ${perSecond} | ${upstreamCalls} | ${redisCommands} | ${kilobytes} | ${megabytes} |`;
  });
}

/** What docs/capacity.md says of the costs, and where they are from. */
export const MEASURED: Costs = {
  page: { processorMs: 18.7, upstreamCalls: 4, redisCommands: 0, kilobytes: 22.5, megabytes: 339 },
  call: { processorMs: 1.2, upstreamCalls: 1, redisCommands: 4, kilobytes: 0.3, megabytes: 365 },
  publicPage: {
    processorMs: 0.4,
    upstreamCalls: 0,
    redisCommands: 0,
    kilobytes: 13,
    megabytes: 373,
  },
  signIn: { processorMs: 4.6, upstreamCalls: 2, redisCommands: 23.1, kilobytes: 0, megabytes: 380 },
  renewal: { processorMs: 3.1, upstreamCalls: 1, redisCommands: 7.1, kilobytes: 0, megabytes: 387 },
  upload: {
    processorMs: 7.7,
    upstreamCalls: 1,
    redisCommands: 4.1,
    kilobytes: 0.7,
    megabytes: 410,
  },
};

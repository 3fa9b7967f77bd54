import type { Hono } from "hono";
import type { z } from "zod";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { parseJson, readBody } from "../http/body.ts";
import type { Faults } from "../http/faults.ts";
import type { Env } from "../http/gateway.ts";
import { Refusal } from "../http/refusal.ts";
import type { RequestLog } from "../http/request-log.ts";
import { reconcile } from "../ledger/reconcile.ts";
import { listMails } from "../mail/outbox.ts";
import { listProducts } from "../marketplace/product-view.ts";
import { listPrices } from "../price/price-list.ts";
import { setAnnouncements } from "../public/announcements.ts";
import { announcementsSchema, launchpadSchema } from "../public/control-schemas.ts";
import { setRounds } from "../public/launchpad.ts";
import { mountPushStandIn, pushStandInSchema } from "../push/stand-in.ts";
import type { Sandbox } from "../sandbox.ts";
import { reseed } from "../seed/seed.ts";
import { listSettlementDays } from "../settlement/settlement-days.ts";
import { inEnglish } from "../texts/in-language.ts";
import { asWritten, type Text } from "../texts/say.ts";
import {
  advanceClock,
  controlDeposit,
  controlFaults,
  controlKyc,
  controlProduct,
  controlTokens,
  controlWithdrawal,
  kycFiles,
  movePrice,
  overrideLocale,
} from "./commands.ts";
import { controlPrediction, controlSeason, predictionSchema, seasonSchema } from "./play.ts";
import {
  clockSchema,
  depositSchema,
  emptySchema,
  failSchema,
  kycDecisionSchema,
  localeSchema,
  priceSchema,
  productChangeSchema,
  seedSchema,
  tokensSchema,
  withdrawalSchema,
} from "./schemas.ts";
import { liveCodes, readState } from "./state.ts";

const PREFIX = "/__sandbox";
const MAX_BYTES = 4 * 1024 * 1024;
const LISTED_MAILS = 200;

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors: Record<string, Text[]> = {};
  for (const { path, message } of result.error.issues) {
    const field = String(path[0] ?? "_");
    errors[field] = [...(errors[field] ?? []), asWritten(message)];
  }
  const text = Object.entries(errors).map(
    ([field, list]) => `${field}: ${list.map(inEnglish).join(", ")}`,
  );
  throw new Refusal(422, UPSTREAM_CODES.validationFailed, asWritten(text.join("; ")), { errors });
}

/** Mounts the control API: JSON, without an API key, not for other sites' pages. */
export function mountControl(
  app: Hono<Env>,
  sandbox: Sandbox,
  faults: Faults,
  log: RequestLog,
): void {
  const { database, clock } = sandbox;

  app.use(`${PREFIX}/*`, async (context, next) => {
    if (context.req.header("sec-fetch-site") === "cross-site") {
      throw new Refusal(403, 4030, asWritten("Pages of other sites may not control the sandbox."));
    }
    await next();
  });

  function command<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    run: (order: z.output<Schema>) => unknown,
  ): void {
    app.post(PREFIX + path, async (context) => {
      const bytes = await readBody(context.env.incoming, MAX_BYTES);
      return context.json(run(parse(schema, parseJson(bytes))) as object);
    });
  }

  app.get(`${PREFIX}/state`, (context) => context.json(readState(sandbox, faults)));
  app.get(`${PREFIX}/outbox`, (context) =>
    context.json({ items: listMails(database, LISTED_MAILS, sandbox.appOrigin) }),
  );
  app.get(`${PREFIX}/codes`, (context) => context.json({ items: liveCodes(database) }));
  app.get(`${PREFIX}/prices`, (context) =>
    context.json({ items: listPrices(database, clock.now()) }),
  );
  app.get(`${PREFIX}/products`, (context) =>
    context.json({ items: listProducts(database, {}, clock.now()) }),
  );
  app.get(`${PREFIX}/settlements`, (context) =>
    context.json({ items: listSettlementDays(database) }),
  );
  app.get(`${PREFIX}/kyc-files`, (context) =>
    context.json(kycFiles(sandbox, context.req.query("username") ?? "")),
  );
  app.get(`${PREFIX}/log`, (context) =>
    context.json(log.after(Number(context.req.query("after") ?? 0) || 0)),
  );

  command("/clock", clockSchema, (order) => advanceClock(sandbox, order));
  command("/deposit", depositSchema, (order) => controlDeposit(sandbox, order));
  command("/withdrawal", withdrawalSchema, (order) => controlWithdrawal(sandbox, order));
  command("/price", priceSchema, (order) => movePrice(sandbox, order));
  command("/product", productChangeSchema, (order) => controlProduct(sandbox, order));
  command("/prediction", predictionSchema, (order) => controlPrediction(sandbox, order));
  command("/season", seasonSchema, (order) => controlSeason(sandbox, order));
  command("/tokens", tokensSchema, (order) => controlTokens(sandbox, order));
  command("/fail", failSchema, (order) => controlFaults(faults, order));
  command("/kyc", kycDecisionSchema, (order) => controlKyc(sandbox, order));
  command("/locale", localeSchema, (order) => overrideLocale(sandbox, order));
  command("/launchpad", launchpadSchema, ({ rounds }) => {
    setRounds(database, rounds);
    return { rounds: rounds.length };
  });
  command("/announcements", announcementsSchema, ({ announcements }) => {
    setAnnouncements(database, announcements);
    return { announcements: announcements.length };
  });
  const standIn = mountPushStandIn(app, database);
  app.post(`${PREFIX}/push-service`, async (context) => {
    const bytes = await readBody(context.env.incoming, MAX_BYTES);
    const order = parse(pushStandInSchema, parseJson(bytes));
    return context.json(standIn(order, new URL(context.req.url).origin));
  });
  command("/reconcile", emptySchema, () => reconcile(database));
  command("/seed", seedSchema, ({ profile }) => {
    reseed(sandbox, profile);
    return readState(sandbox, faults);
  });
}

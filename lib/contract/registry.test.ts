import { describe, expect, it } from "vitest";
import { z } from "zod";
import { accountEndpoints } from "./account.ts";
import { authEndpoints } from "./auth.ts";
import { gameEndpoints } from "./game.ts";
import { kycEndpoints } from "./kyc.ts";
import { movementEndpoints } from "./movement.ts";
import { priceEndpoints } from "./price.ts";
import { type Endpoint, endpoint, isStream } from "./protocol/endpoint.ts";
import { SERVICE_PATHS } from "./protocol/services.ts";
import { publicEndpoints } from "./public.ts";
import { contract, endpoints } from "./registry.ts";
import { securityEndpoints } from "./security.ts";
import { stakingEndpoints } from "./staking.ts";
import { kickbackEndpoints } from "./team/kickback.ts";
import { treeEndpoints } from "./team/tree.ts";

function name({ method, service, path }: Endpoint): string {
  return `${method} ${service}${path}`;
}

const rows = endpoints.map((row) => [name(row), row] as const);

function rowsWhere(isWanted: (row: Endpoint) => boolean) {
  return rows.filter(([, row]) => isWanted(row));
}

function carriesTokens({ audience, response }: Endpoint): boolean {
  if (audience === "pending" || audience === "refresh") return true;
  const shape =
    response &&
    !isStream(response) &&
    z.toJSONSchema(response, { io: "input", unrepresentable: "any" });
  return /accessToken|refreshToken/.test(JSON.stringify(shape) ?? "");
}

const INSTANT = "2026-01-02T03:04:05.000Z";

/** The least that each call of the specification answers (R3.1, R3.4, R3.5), and what we read from it. */
const LEAST: readonly (readonly [Endpoint, unknown])[] = [
  [accountEndpoints.profile, { fullName: "A", username: "anna", email: "a@b.c", isValid: true }],
  [
    accountEndpoints.updateProfile,
    {
      fullName: "A",
      username: "anna",
      email: "a@b.c",
      isValid: false,
      avatar: { completedUrl: null },
    },
  ],
  [accountEndpoints.profile, { fullName: null, username: "anna", email: "a@b.c", isValid: false }],
  [accountEndpoints.updateProfile, {}],
  [accountEndpoints.wallets, [{ symbol: "USDT" }]],
  [accountEndpoints.wallet, { symbol: "USDT" }],
  [accountEndpoints.checkUsername, { available: true }],
  [accountEndpoints.checkUsername, {}],
  [accountEndpoints.twoFactorSetup, { otpUrl: "otpauth://totp/x", secret: "ABC" }],
  [accountEndpoints.twoFactorEnable, { message: "Done" }],
  [accountEndpoints.twoFactorEnable, {}],
  [accountEndpoints.twoFactorDisable, { message: "Done" }],
  [accountEndpoints.twoFactorDisable, {}],
  [accountEndpoints.twoFactorValid, { accessToken: "t" }],
  [authEndpoints.login, { validGG2FA: true }],
  [authEndpoints.refresh, { accessToken: "t" }],
  [authEndpoints.resendActivation, { message: "Sent" }],
  [authEndpoints.resendActivation, {}],
  [publicEndpoints.signUp, { message: "Sent" }],
  [publicEndpoints.signUp, {}],
  [publicEndpoints.forgot, { message: "Sent" }],
  [accountEndpoints.hasLinkReferrer, { canHasRefLink: false }],
  [accountEndpoints.sendEmailCode, { message: "Sent" }],
  [accountEndpoints.sendEmailCode, {}],
  [movementEndpoints.savedAddresses, [{ id: 1, address: "0x0" }]],
  [movementEndpoints.savedAddresses, [{ address: "0x0" }]],
  [movementEndpoints.savedAddresses, { items: [] }],
  [movementEndpoints.addAddress, { id: 1, address: "0x0" }],
  [movementEndpoints.addAddress, {}],
  [securityEndpoints.changePassword, { message: "Changed" }],
  [securityEndpoints.changePassword, {}],
  [kycEndpoints.kyc, { status: "none" }],
  [kycEndpoints.kyc, {}],
  [kycEndpoints.updateKyc, { status: "pending" }],
  [kycEndpoints.updateKyc, {}],
  [priceEndpoints.prices, [{ code: "MERLIN", price: "0.25" }]],
  [priceEndpoints.prices, { items: [{ code: "MERLIN", price: 0.25, logo: null }] }],
  [priceEndpoints.priceHistory, { history: [{ time: INSTANT, price: "0.25" }] }],
  [priceEndpoints.priceHistory, { history: [] }],
  [treeEndpoints.binaryTree, []],
  [treeEndpoints.binaryTree, [{}]],
  [treeEndpoints.binaryTree, [{ id: 1 }]],
  [treeEndpoints.binaryTree, { items: [{ id: "1", parentId: null }] }],
  [treeEndpoints.createDownline, {}],
];

describe("every call of the contract", () => {
  it.each(rows)("%s has an anchored pattern for each parameter and no other", (_, row) => {
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(Object.keys(row.params).sort()).toEqual([...names].sort());
    for (const pattern of Object.values(row.params)) {
      expect(pattern.source).toMatch(/^\^.*\$$/);
      expect(pattern.flags).not.toMatch(/[gmy]/);
      for (const hostile of ["", "..", ".", "a/b", "..%2f", "a\n", "a\0", "a b", "a?b", "a#b"]) {
        expect(pattern.test(hostile)).toBe(false);
      }
    }
  });

  it.each(rows)("%s is defined once, frozen, and in a service that has a path", (key, row) => {
    expect(endpoints.filter((other) => name(other) === key)).toHaveLength(1);
    expect(Object.isFrozen(row)).toBe(true);
    expect(SERVICE_PATHS).toHaveProperty(row.service);
  });

  it("stands in a group whose calls belong to one service", () => {
    for (const calls of Object.values(contract)) {
      const services = Object.values<Endpoint>(calls).map(({ service }) => service);
      expect(new Set(services).size).toBe(1);
    }
  });

  it.each(rowsWhere((row) => row.whenFailed !== undefined))(
    "R7.3 %s has an answer of its own shape in place of a failure, the same for everybody",
    (_, row) => {
      expect((row.response as z.ZodType).parse(row.whenFailed)).toEqual(row.whenFailed);
      expect(row.sharedForSeconds).toBeGreaterThan(0);
    },
  );

  it.each(rowsWhere((row) => row.sharedForSeconds !== undefined))(
    "%s is shared between visitors and needs no member",
    (_, row) => {
      expect(row).toMatchObject({ audience: "public", method: "GET", effect: false });
    },
  );

  it.each(rowsWhere(carriesTokens))(
    "%s carries tokens and is out of the browser's reach",
    (_, row) => {
      expect(row.reach).toBe("server");
    },
  );

  it.each(rowsWhere((row) => row.method === "GET" || row.method === "DELETE"))(
    "%s has no body",
    (_, row) => {
      expect(row.body).toBeUndefined();
    },
  );
});

describe("an upstream that offers only the specification's own fields", () => {
  const specified = endpoints.filter(({ origin }) => origin === "specification");

  it.each(specified.map((row) => [name(row), row] as const))("%s has a least answer", (_, row) => {
    expect(LEAST.some(([known]) => known === row)).toBe(true);
  });

  it.each(LEAST.map(([row, answer]) => [name(row), row, answer] as const))(
    "R3.1 R3.4 R3.5 %s is understood",
    (_, row, answer) => {
      const schema = isStream(row.response) ? undefined : row.response;
      const parsed = schema?.safeParse(answer);
      expect(parsed?.error).toBeUndefined();
      expect(parsed?.success).toBe(true);
    },
  );

  it("R3.5 lets any of the three tokens be missing, null or empty", () => {
    const none = { accessToken: "", refreshToken: "", gg2FAToken: "", validGG2FA: false };
    const { response } = authEndpoints.login;
    expect(response.parse({ validGG2FA: false })).toEqual(none);
    expect(response.parse({ ...none, accessToken: null, gg2FAToken: undefined })).toEqual(none);
    expect(response.safeParse({ accessToken: "t" }).success).toBe(false);
  });
});

describe("an answer that nothing can be made of", () => {
  const percents = { percent: 0, maxPercent: 50, stepPercent: 5 };
  const product = { id: "1", symbol: "MERLIN", type: "locked", aprBps: 800 };
  const drawn = { index: 0, percent: "0", prize: { kind: "token" } };
  const wheel = { canSpin: true, serverSeedHash: "a", nonce: 0 };

  it.each([
    ["shares within a hundred", kickbackEndpoints.kickback, percents, { ...percents, percent: -5 }],
    [
      "a term within a lifetime",
      stakingEndpoints.products,
      { items: [{ ...product, days: 365 }] },
      { items: [{ ...product, days: 1_000_000 }] },
    ],
    [
      "a wheel of which something can be drawn",
      gameEndpoints.wheel,
      { ...wheel, segments: [{ ...drawn, weight: 1 }] },
      { ...wheel, segments: [{ ...drawn, weight: 0 }] },
    ],
  ] as const)("is held to %s", (_, { response }, good, bad) => {
    expect([response.safeParse(good).error, response.safeParse(bad).success]).toEqual([
      undefined,
      false,
    ]);
  });
});

describe("a definition", () => {
  it("is refused when a parameter has no pattern", () => {
    const define = () =>
      endpoint({ service: "account", method: "GET", path: "/x/{id}", audience: "member" });
    expect(define).toThrow("/x/{id}: no pattern for the parameter id");
  });

  it("is refused when it would share a member's answer", () => {
    const define = () =>
      endpoint({
        service: "account",
        method: "GET",
        path: "/x",
        audience: "member",
        sharedForSeconds: 60,
      });
    expect(define).toThrow("/x: only public answers can be shared");
  });
});

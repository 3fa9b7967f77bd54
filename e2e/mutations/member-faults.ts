import { beside, type Fault, faults } from "./fault.ts";

const MONEY = [
  ...beside("lib/money/decimal.ts", [
    [
      "amounts are rounded up where they must not",
      "down: BigNumber.ROUND_DOWN",
      "down: BigNumber.ROUND_UP",
    ],
    [
      "amounts are compared the other way round",
      "new Decimal(left).comparedTo(right)",
      "new Decimal(right).comparedTo(left)",
    ],
  ]),
  ...beside("lib/money/format.ts", [
    [
      "a price is cut where it still says something",
      "MIN_SIGNIFICANT_DIGITS = 3",
      "MIN_SIGNIFICANT_DIGITS = 1",
    ],
    ["a fall has a plus", 'value.startsWith("-") || isZero(value)', "isZero(value)"],
  ]),
  ...beside("lib/money/parse.ts", [
    [
      "nothing can be sent",
      'if (whole === "0" && fraction === "") return { ok: false, problem: "zero" };',
      "",
    ],
    ["a narrow space is no mark of thousands", '"[ \\\\u00a0\\\\u2009\\\\u202f]"', '" "'],
    [
      "a digit too many is cut off in silence",
      'if (fraction.length > AMOUNT_DECIMALS) return { ok: false, problem: "decimals" };',
      "",
    ],
  ]),
  ...beside("lib/money/amount-check.ts", [
    [
      "exactly all cannot be sent",
      "compareAmounts(parsed.amount, maximum) > 0",
      "compareAmounts(parsed.amount, maximum) >= 0",
    ],
    [
      "the fee is taken of what is not there",
      'compareAmounts(available, fee) > 0 ? subtractAmount(available, fee) : "0"',
      "subtractAmount(available, fee)",
    ],
  ]),
  ...beside("lib/money/basis-points.ts", [
    ["a rate is a tenth of itself", "return decimalOf(bps, 2);", "return decimalOf(bps, 3);"],
  ]),
];

const ORDERS = [
  ...beside("app/_order/order-machine.ts", [
    [
      "a lost order counts as refused",
      'defer: "refused", lose: "undecided"',
      'defer: "refused", lose: "refused"',
    ],
    [
      "an undecided order may be placed anew",
      'undecided: {\n    repeat: "repeating",',
      'undecided: {\n    place: "sending",\n    repeat: "repeating",',
    ],
  ]),
  ...beside("app/_shell/idle/idle-clock.ts", [
    [
      "a press answers for a member who was asked whether they are there",
      "this.#warnedOf !== null || this.#endsAt <= Date.now()",
      "this.#endsAt <= Date.now()",
    ],
    [
      "a tab that slept logs the others out",
      "Math.max(this.#endsAt, Date.now() + limit.leftMs)",
      "this.#endsAt",
    ],
  ]),
  ...beside("app/_order/order-record.ts", [
    ["an order is sent again after its key was forgotten", "23 * HOUR_MS", "25 * HOUR_MS"],
  ]),
  ...faults("app/_order/order-record.ts", "app/_order/order-store.test.ts", [
    [
      "a recovery code is written to the disk",
      'typeof code !== "string" || /^\\d{6}$/.test(code)',
      'typeof code !== "string" || code.length > 0',
    ],
  ]),
  ...beside("app/_order/order-store.ts", [
    ["a member sees another's orders", "name?.startsWith(prefix)", "name?.startsWith(PREFIX)"],
    ["orders pile up without end", "oldestFirst.length - MOST", "0"],
  ]),
  ...beside("app/_order/order-gate.ts", [
    [
      "a hold is not explained",
      '  SECURITY_HOLD: { kind: "hold", href: PAGES.security.path },\n',
      "",
    ],
  ]),
  ...beside("app/_order/quote/quote-cycle.ts", [
    ["an older quote overtakes the newer", "if (number !== question) return false;", ""],
  ]),
];

const FORMS = [
  ...beside("lib/domain/password/rules.ts", [
    ["a password without a sign is good", "special: /[^A-Za-z0-9]/", "special: /./"],
    [
      "the own name is a good password",
      "if (name.length < MIN_NAME_LENGTH) return false;",
      "if (name.length > 0) return false;",
    ],
  ]),
  ...beside("lib/domain/sign-up/username.ts", [
    ["a name may hold other letters", "/[^a-z0-9_]/", "/[^\\w.-]/"],
  ]),
  ...beside("lib/domain/wallet/recipient.ts", [
    [
      "a transfer may go to oneself",
      "username === ownUsername.toLowerCase()",
      "username === ownUsername.toUpperCase()",
    ],
  ]),
  ...beside("lib/domain/kyc/birth-date.ts", [
    [
      "the eighteenth birthday is a day too early",
      "value > latestBirthDate(today)",
      "value >= latestBirthDate(today)",
    ],
  ]),
  ...beside("lib/domain/kyc/stages.ts", [
    [
      "a passport needs a back",
      'docType === "passport" ? ["front"] :',
      'docType === "" ? ["front"] :',
    ],
  ]),
  ...beside("app/_shell/forms/amount-reader.ts", [
    ["what the fee takes is not said", "isShort && isAfterFee", "isShort && !isAfterFee"],
  ]),
];

const TEXTS = [
  ...beside("lib/i18n/negotiation.ts", [
    [
      "the least wanted language is taken",
      "other.weight - one.weight",
      "one.weight - other.weight",
    ],
    ["an unwanted language is taken", "Number(weight) > 0", "Number(weight) >= 0"],
  ]),
  ...faults("messages/de-DE.json", "lib/i18n/messages.test.ts", [
    [
      "a translation lost what it names",
      '"creditedBalance": "{amount} dazu',
      '"creditedBalance": "{anzahl} dazu',
    ],
  ]),
];

const SANDBOX = [
  ...faults("e2e/sandbox/ledger/journal.ts", "e2e/sandbox/ledger/journal.test.ts", [
    ["money comes from nowhere", "if (sum !== 0n) throw", "if (sum > 10n ** 40n) throw"],
    [
      "a member spends what is not there",
      "row.member_id !== null && after < 0n",
      "row.member_id === null && after < 0n",
    ],
  ]),
  ...faults("e2e/sandbox/http/idempotency.ts", "e2e/sandbox/http/idempotency.test.ts", [
    [
      "a key serves another body",
      "row.path === request.path &&\n    row.body_hash === request.bodyHash",
      "row.path === request.path",
    ],
  ]),
  ...faults("e2e/sandbox/staking/terms.ts", "e2e/sandbox/staking/change.test.ts", [
    [
      "what is added is rewarded for the day on which it was added",
      "dayStart,\n  );",
      "dayStart + DAY_MS,\n  );",
    ],
  ]),
  ...faults("e2e/sandbox/staking/share-out.ts", "e2e/sandbox/staking/share-out.test.ts", [
    [
      "what was added today forfeits rewards, too",
      "(accrued * (units - fresh)) / earning",
      "(accrued * units) / principal",
    ],
  ]),
  ...faults("e2e/sandbox/staking/payout.ts", "e2e/sandbox/staking/staking.test.ts", [
    [
      "rewards are paid where they are locked",
      'isFlexible ? "available" : "reward_locked"',
      '"available"',
    ],
  ]),
  ...faults("e2e/sandbox/auth/second-factor.ts", "e2e/sandbox/auth/two-factor.test.ts", [
    [
      "a code counts twice",
      'database.run("INSERT INTO totp_step (member_id, step) VALUES (?, ?)", memberId, step);',
      "",
    ],
  ]),
  ...faults("e2e/sandbox/prediction/enter.ts", "e2e/sandbox/prediction/enter.test.ts", [
    ["a round may be entered at its end", "now >= lockAt - LOCK_BUFFER_MS", "now >= lockAt"],
  ]),
  ...faults("e2e/sandbox/account/mask.ts", "e2e/sandbox/account/mask.test.ts", [
    ["a name is told whole", 'others.at(-1) ?? ""', "others.join()"],
  ]),
];

const SHELL = [
  ...beside("app/_shell/menu/menu-entries.ts", [
    ["mining is offered to whom it refuses", '"exact", needsValid: true', '"exact"'],
  ]),
  ...beside("app/_ui/overlay/release-velocity.ts", [
    ["a sheet that stood still is thrown", "releasedAt - at >= WINDOW_MS", "releasedAt - at >= 0"],
  ]),
  ...beside("lib/domain/prediction/payout.ts", [
    ["the fee is rounded down", " + WHOLE_BPS - 1n) / WHOLE_BPS", ") / WHOLE_BPS"],
  ]),
  ...faults("lib/session/token.ts", "lib/testing/import-cycles.test.ts", [
    [
      "two files lean on each other",
      'import { decodeJwt } from "jose";',
      'import { decodeJwt } from "jose";\nimport type {} from "./begin.ts";',
    ],
  ]),
];

const PROTECTION = [
  ...faults("e2e/sandbox/step-up/proof.ts", "e2e/sandbox/step-up/step-up.test.ts", [
    ["a proof is good for other facts", "AND facts = ? AND", "AND (facts = ? OR 1 = 1) AND"],
  ]),
  ...faults("e2e/sandbox/auth/login.ts", "e2e/sandbox/passkey/passkey.test.ts", [
    ["a password does where a passkey is required", "member.passkeyRequired || isAlone", "isAlone"],
  ]),
  ...faults("e2e/sandbox/auth/login.ts", "e2e/sandbox/security/protection.test.ts", [
    [
      "a frozen account lets its member in",
      "member.frozenAt !== null && !member.mayReturn",
      "false",
    ],
    ["one factor leaves a freeze", "member.passkeyRequired || isAlone", "member.passkeyRequired"],
  ]),
  ...faults("e2e/sandbox/security/freeze.ts", "e2e/sandbox/security/protection.test.ts", [
    ["sessions outlive a freeze", "  endAllSessions(database, member.id);\n", ""],
  ]),
  ...faults("e2e/sandbox/withdrawal/rest.ts", "e2e/sandbox/security/protection.test.ts", [
    [
      "a frozen member's withdrawal is sent",
      "if (member?.frozenAt) return now + LOOK_AGAIN_MS;",
      "",
    ],
    ["it is sent with the return", "until > now ? until : null", "null"],
  ]),
  ...faults(
    "e2e/sandbox/security/locked-until.ts",
    "e2e/sandbox/security/withdrawal-lock.test.ts",
    [["a lock refuses nothing", "  if (until === null) return;\n", "  return;\n"]],
  ),
  ...faults("e2e/sandbox/plan/run.ts", "e2e/sandbox/plan/plan.test.ts", [
    ["what was missed is caught up", "isMissed(dueAt, until)", "false"],
    ["shortages pause nothing", "shortages >= SHORTAGES_TO_PAUSE", "false"],
  ]),
  ...beside("e2e/sandbox/security/withdrawal-lock.ts", [
    ["a lock shrinks", "current !== null && until < current", "false"],
    [
      "a strict lock is ended",
      "if (!member.lockEarlyEnd) refuseWhileLocked(member, clock.now());",
      "",
    ],
    [
      "a code is not asked for",
      "acceptCode(database, member.id, member.totpSecret, body.code);",
      "",
    ],
  ]),
];

/** Faults of money, orders, forms, texts, sandbox and shell that a test without a build has to notice. */
export const MEMBER_FAULTS: readonly Fault[] = [
  ...MONEY,
  ...ORDERS,
  ...FORMS,
  ...TEXTS,
  ...SANDBOX,
  ...SHELL,
  ...PROTECTION,
];

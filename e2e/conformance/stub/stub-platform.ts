import { randomBytes } from "node:crypto";

/** The ways in which upstreams that follow the same specification differ. */
export interface StubForm {
  /** Successful bodies inside `{ data }`. */
  readonly envelope?: boolean;
  /** Lists inside `{ items }`. */
  readonly items?: boolean;
  /** Money as JSON numbers. */
  readonly numbers?: boolean;
  /** Without every field that the specification does not name; a name that nobody gave is null. */
  readonly lean?: boolean;
  /** How long access tokens live, and those that a refresh gave. */
  readonly accessMs?: number;
  readonly renewedMs?: number;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly apiKey: string | undefined;
  readonly bearer: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The stub's own word on the bearer. */
  readonly standing: Standing;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is instead of the body. */
  readonly raw?: string;
}

export type Standing = "good" | "expired" | "pending" | "refresh" | "unknown";

interface Token {
  readonly kind: "access" | "pending" | "refresh";
  readonly owner: Person;
  endsAt: number;
}

interface Person {
  readonly username: string;
  readonly password: string;
  readonly fullName: string;
  readonly hasSecondFactor: boolean;
}

export const STUB_KEY = "stub-key-9c41";
export const STUB_PASSWORD = "Stub-password-1!";
export const STUB_CODE = "246810";
/** What the members have saved for withdrawals. */
export const STUB_ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7";

const PEOPLE: readonly Person[] = [
  {
    username: "ada",
    password: STUB_PASSWORD,
    fullName: "Ada Moor",
    hasSecondFactor: false,
  },
  {
    username: "ben",
    password: STUB_PASSWORD,
    fullName: "Ben Orr",
    hasSecondFactor: true,
  },
];

function ok(body: unknown): Reply {
  return { status: 200, body };
}

function refuse(status: number, statusCode: number, message: string, errors?: object): Reply {
  return { status, body: { statusCode, message, ...(errors && { errors }) } };
}

const NOTHING = refuse(404, 404, "Not Found");
const UNAUTHORIZED = refuse(401, 401, "Unauthorized");

/** What a form lacks, as the specification's `errors` object. */
function lacking(body: Call["body"], fields: readonly string[]): Reply | undefined {
  const missing = fields.filter((field) => !body[field]);
  if (missing.length === 0) return undefined;
  const errors = Object.fromEntries(missing.map((field) => [field, [`${field} is required`]]));
  return refuse(422, 422, "Validation failed", errors);
}

/** The specification's own calls, and no others (R7.1 to R7.3). */
export class Platform {
  readonly #options: StubForm;
  readonly tokens = new Map<string, Token>();

  constructor(options: StubForm) {
    this.#options = options;
  }

  #issue(kind: Token["kind"], owner: Person, lifeMs = 3_600_000): string {
    const token = randomBytes(24).toString("hex");
    this.tokens.set(token, { kind, owner, endsAt: Date.now() + lifeMs });
    return token;
  }

  standing(bearer: string): Standing {
    const token = this.tokens.get(bearer);
    if (!token) return "unknown";
    if (token.endsAt <= Date.now()) return token.kind === "access" ? "expired" : "unknown";
    return token.kind === "access" ? "good" : token.kind;
  }

  #amount(text: string): string | number {
    return this.#options.numbers ? JSON.parse(text) : text;
  }

  #list(rows: readonly unknown[]): unknown {
    return this.#options.items ? { items: rows } : rows;
  }

  /** Fields beyond the specification, unless the stub is lean. */
  #more(fields: object): object {
    return this.#options.lean ? {} : fields;
  }

  /** The answer of a call of which the specification shows no result. */
  #said(message: string): Reply {
    return ok(this.#more({ message }));
  }

  /** The specification names the list, and nothing of its points. */
  #history(): readonly object[] {
    if (this.#options.lean) return [];
    return [{ time: "2026-01-02T03:04:05Z", price: this.#amount("0.24") }];
  }

  #user({ username, fullName }: Person): object {
    const avatar = { avatar: { completedUrl: null } };
    const { lean } = this.#options;
    const email = `${username}@example.invalid`;
    const name = lean ? null : fullName;
    return { fullName: name, username, email, isValid: true, ...(lean ? {} : avatar) };
  }

  #wallet(symbol: string): object {
    return {
      symbol,
      ...this.#more({ available: this.#amount("12.5"), total: this.#amount("12.5") }),
    };
  }

  #price(code: string, price: string): object {
    const logo = { logo: { completedUrl: null } };
    return { code, price: this.#amount(price), ...this.#more(logo) };
  }

  #login({ body }: Call): Reply {
    const incomplete = lacking(body, ["username", "password"]);
    if (incomplete) return incomplete;
    const person = PEOPLE.find(({ username }) => username === body.username);
    if (!person || person.password !== body.password) {
      return refuse(422, 422, "Wrong credentials", { username: ["Name or password is wrong"] });
    }
    const { lean, accessMs } = this.#options;
    if (person.hasSecondFactor) {
      const gg2FAToken = this.#issue("pending", person);
      return ok({ validGG2FA: false, gg2FAToken, ...(lean ? {} : { accessToken: null }) });
    }
    const accessToken = this.#issue("access", person, accessMs);
    const refreshToken = this.#issue("refresh", person);
    return ok({ validGG2FA: true, accessToken, refreshToken, ...(lean ? {} : { gg2FAToken: "" }) });
  }

  #valid(owner: Person, { body }: Call): Reply {
    const wrong = refuse(422, 422, "Wrong code", { code: ["The code is wrong"] });
    if (body.code !== STUB_CODE) return wrong;
    const refreshToken = this.#issue("refresh", owner);
    return ok({ accessToken: this.#issue("access", owner, this.#options.accessMs), refreshToken });
  }

  #public({ method, path, body }: Call): Reply {
    switch (`${method} ${path}`) {
      case "POST /public/client/sign-up":
        return lacking(body, ["username", "email", "password"]) ?? this.#said("Welcome");
      case "POST /public/client/forgot":
        return lacking(body, ["email"]) ?? ok({ message: "See your mail" });
      case "GET /public/coin/prices":
        return ok(this.#list([this.#price("MERLIN", "0.25"), this.#price("BTC", "100000")]));
      case "GET /public/coin/price-history/MERLIN":
      case "GET /public/coin/price-history/BTC":
        return ok({ history: this.#history() });
      case "GET /locales/en-US.json":
        return ok({});
    }
    if (path.startsWith("/auth/client/resend-active-token/")) return this.#said("Sent");
    const name = /^\/auth\/client\/check-username\/(\w+)$/.exec(path)?.[1];
    if (!name) return NOTHING;
    return ok(this.#more({ available: PEOPLE.every(({ username }) => username !== name) }));
  }

  #member(owner: Person, { method, path, body }: Call): Reply {
    const code = lacking(body, ["code"]);
    switch (`${method} ${path.slice("/auth/client".length)}`) {
      case "GET /profile":
        return ok(this.#user(owner));
      case "PUT /profile/update":
        return ok(this.#more(this.#user(owner)));
      case "PATCH /change-password":
        return lacking(body, ["currentPassword", "newPassword"]) ?? this.#said("Changed");
      case "GET /kyc":
      case "PATCH /updateKyc":
        return ok(this.#more({ status: "none" }));
      case "GET /wallets":
        return ok(
          this.#list(["USDT", "MERLIN", "mBTC", "AmBTC"].map((each) => this.#wallet(each))),
        );
      case "GET /gg-2fa/setup":
        return ok({ otpUrl: "otpauth://totp/stub?secret=JBSWY3DP", secret: "JBSWY3DP" });
      case "POST /gg-2fa/enable":
      case "POST /gg-2fa/disabled":
        return code ?? this.#said("Done");
      case "GET /has-link-referrer":
        return ok({ canHasRefLink: true });
      case "GET /get-binary-tree":
        return ok(this.#list([this.#more({ id: 1, username: owner.username })]));
      case "POST /send-email-code":
        return this.#said("Sent");
      case "POST /create-downline":
        return lacking(body, ["username", "email"]) ?? ok({});
      case "GET /blockchain-wallet/list":
        return ok(this.#list([{ address: STUB_ADDRESS, ...this.#more({ id: 1 }) }]));
      case "POST /blockchain-wallet/add":
        return lacking(body, ["address"]) ?? ok(this.#more({ id: 2, address: body.address }));
    }
    const symbol = /\/wallet\/(USDT|MERLIN|mBTC|AmBTC)$/.exec(path)?.[1];
    return symbol && method === "GET" ? ok(this.#wallet(symbol)) : NOTHING;
  }

  answer(call: Call): Reply {
    const { method, path, bearer, standing } = call;
    if (call.apiKey !== STUB_KEY) return refuse(403, 403, "Forbidden");
    const owner = this.tokens.get(bearer)?.owner;
    if (method === "POST" && path === "/auth/client/login/credential") return this.#login(call);
    if (path === "/auth/client/refresh" && method === "POST") {
      if (!owner || standing !== "refresh") return UNAUTHORIZED;
      return ok({ accessToken: this.#issue("access", owner, this.#options.renewedMs) });
    }
    const open = this.#public(call);
    if (open !== NOTHING || !path.startsWith("/auth/client/")) return open;
    if (standing === "expired") return refuse(401, 5000, "Token expired");
    const isCode = path === "/auth/client/gg-2fa/valid";
    if (owner && standing === "pending" && isCode) return this.#valid(owner, call);
    if (standing === "pending") return refuse(401, 5002, "Two-factor code needed");
    if (!owner || standing !== "good") return UNAUTHORIZED;
    return this.#member(owner, call);
  }
}

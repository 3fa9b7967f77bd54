import { describe, expect, it } from "vitest";
import { SERVICE_PATHS } from "../contract/protocol/services.ts";
import { ConfigurationError, parseEnvironment } from "./environment.ts";

const SECRET = "a-secret-of-thirty-two-characters";

const REQUIRED = {
  APP_ORIGIN: "http://localhost:3000",
  SESSION_SECRET: SECRET,
  UPSTREAM_URL: "http://127.0.0.1:4010",
  UPSTREAM_API_KEY: "a-key",
};

function parse(changes: Readonly<Record<string, string | undefined>> = {}) {
  return parseEnvironment({ ...REQUIRED, ...changes });
}

function problem(changes: Readonly<Record<string, string | undefined>>): string {
  try {
    parse(changes);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return "none";
}

describe("configuration", () => {
  it("needs four variables and has a default for everything else", () => {
    expect(parse()).toEqual({
      appOrigin: "http://localhost:3000",
      isDevelopment: false,
      isSecure: false,
      sessionSecrets: [SECRET],
      upstream: {
        url: "http://127.0.0.1:4010",
        apiKey: "a-key",
        paths: SERVICE_PATHS,
        localesPath: "/locales",
        timeoutMs: 10_000,
        totalTimeoutMs: 30_000,
        refreshTimeoutMs: 5_000,
      },
      shutdownGraceMs: 25_000,
      keepsPages: true,
      redisUrl: undefined,
      trustedProxyHops: 0,
      clientAddressHeader: undefined,
      maxUploadBytes: undefined,
      mediaPrefixes: ["http://127.0.0.1:4010/media/"],
      sessionCallsPerMinute: 600,
      hsts: { includeSubDomains: false, preload: false },
      legal: {},
      security: { contacts: [] },
      links: { docs: {} },
      wallets: expect.anything(),
      telemetry: undefined,
    });
  });

  it("reads every variable", () => {
    const paths = Object.keys(SERVICE_PATHS).map((service) => [
      `UPSTREAM_${service.toUpperCase()}_PATH`,
      `/elsewhere/${service}`,
    ]);
    const parsed = parse({
      APP_ORIGIN: "https://app.example/",
      SESSION_SECRET: `${SECRET}-new, ${SECRET}`,
      UPSTREAM_URL: "https://api.example/v1/",
      UPSTREAM_LOCALES_PATH: "/texts",
      UPSTREAM_TIMEOUT_MS: "50",
      UPSTREAM_TOTAL_TIMEOUT_MS: "600000",
      UPSTREAM_REFRESH_TIMEOUT_MS: "700",
      SHUTDOWN_GRACE_MS: "9000",
      PAGE_CACHE: "off",
      REDIS_URL: "rediss://cache.example:6380",
      TRUSTED_PROXY_HOPS: "2",
      CLIENT_ADDRESS_HEADER: "X-Visitor-Address",
      MAX_UPLOAD_BYTES: "4500000",
      MEDIA_ORIGINS: "https://media.example/, https://api.example/v1/pictures",
      SESSION_CALLS_PER_MINUTE: "90",
      HSTS_INCLUDE_SUBDOMAINS: "true",
      HSTS_PRELOAD: "true",
      DOCS_URL: "https://docs.example/",
      DOCS_OVERVIEW_URL: "https://docs.example/overview",
      DOCS_NETWORK_URL: "https://docs.example/network",
      DOCS_TOKENOMICS_URL: "https://docs.example/tokenomics",
      DOCS_ROADMAP_URL: "https://docs.example/roadmap",
      DOCS_FAQS_URL: "https://docs.example/faqs",
      SUPPORT_EMAIL: "help@app.example",
      SOCIAL_X_URL: "https://x.example/app",
      SOCIAL_DISCORD_URL: "https://discord.example/app",
      OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.example/otlp/",
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20key%3D%2C, x-tenant=one",
      OTEL_RESOURCE_ATTRIBUTES: "service.name=web,k8s.pod.name=web%201",
      OTEL_METRIC_EXPORT_INTERVAL: "15000",
      OTEL_SERVICE_NAME: "members",
      ...Object.fromEntries(paths),
    });
    expect(parsed).toEqual({
      appOrigin: "https://app.example",
      isDevelopment: false,
      isSecure: true,
      sessionSecrets: [`${SECRET}-new`, SECRET],
      upstream: {
        url: "https://api.example/v1",
        apiKey: "a-key",
        paths: Object.fromEntries(
          Object.keys(SERVICE_PATHS).map((service) => [service, `/elsewhere/${service}`]),
        ),
        localesPath: "/texts",
        timeoutMs: 50,
        totalTimeoutMs: 600_000,
        refreshTimeoutMs: 700,
      },
      shutdownGraceMs: 9_000,
      keepsPages: false,
      redisUrl: "rediss://cache.example:6380",
      trustedProxyHops: 2,
      clientAddressHeader: "x-visitor-address",
      maxUploadBytes: 4_500_000,
      mediaPrefixes: ["https://media.example/", "https://api.example/v1/pictures/"],
      sessionCallsPerMinute: 90,
      hsts: { includeSubDomains: true, preload: true },
      legal: {},
      security: { contacts: [] },
      links: {
        docsHome: "https://docs.example/",
        docs: {
          overview: "https://docs.example/overview",
          network: "https://docs.example/network",
          tokenomics: "https://docs.example/tokenomics",
          roadmap: "https://docs.example/roadmap",
          faqs: "https://docs.example/faqs",
        },
        supportEmail: "help@app.example",
        x: "https://x.example/app",
        discord: "https://discord.example/app",
      },
      wallets: expect.anything(),
      telemetry: {
        endpoint: "https://collector.example/otlp",
        headers: { "x-key": "a key=,", "x-tenant": "one" },
        serviceName: "members",
        resourceAttributes: { "service.name": "web", "k8s.pod.name": "web 1" },
        metricsEveryMs: 15_000,
      },
    });
  });

  it("sends telemetry nowhere unless an endpoint says where", () => {
    const others = { OTEL_EXPORTER_OTLP_HEADERS: "x-key=a", OTEL_SERVICE_NAME: "members" };
    expect(parse(others).telemetry).toBeUndefined();
    const endpoint = "http://127.0.0.1:4318";
    expect(parse({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).telemetry).toEqual({
      endpoint,
      headers: {},
      serviceName: "merlin-btc",
      resourceAttributes: {},
      metricsEveryMs: 60_000,
    });
    const OTEL_RESOURCE_ATTRIBUTES = "service.name=web";
    const named = parse({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_RESOURCE_ATTRIBUTES });
    expect(named.telemetry?.serviceName).toBe("web");
  });

  it("is development only when Node says so", () => {
    expect(parse({ NODE_ENV: "development" }).isDevelopment).toBe(true);
    expect(parse({ NODE_ENV: "test" }).isDevelopment).toBe(false);
  });

  it("takes an empty value for an absent one", () => {
    expect(parse({ UPSTREAM_TIMEOUT_MS: "", DOCS_URL: "" })).toEqual(parse());
    expect(problem({ UPSTREAM_API_KEY: "" })).toBe("Configuration: UPSTREAM_API_KEY is missing");
  });

  it("is frozen to its last row", () => {
    const { upstream, sessionSecrets, links } = parse();
    for (const part of [parse(), upstream, upstream.paths, sessionSecrets, links]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });
});

describe("a mistake in the configuration", () => {
  it.each(Object.keys(REQUIRED))("%s is named when it is missing", (name) => {
    expect(problem({ [name]: undefined })).toBe(`Configuration: ${name} is missing`);
  });

  it.each([
    ["APP_ORIGIN", "localhost", "must be an http or https address"],
    ["APP_ORIGIN", "https://a.example,https://b.example", "must be one origin, without a path"],
    ["APP_ORIGIN", "ftp://app.example", "must be an http or https address"],
    ["SESSION_SECRET", SECRET.slice(0, 31), "needs 32 characters or more in each secret"],
    ["SESSION_SECRET", `${SECRET},short,shorter`, "needs 32 characters or more in each secret"],
    [
      "SESSION_SECRET",
      "test-secret-test-secret-test-secret-0001",
      "holds a secret of few different characters: make one with `openssl rand -base64 48`",
    ],
    ["SESSION_CALLS_PER_MINUTE", "many", "must be a number of calls"],
    ["SESSION_CALLS_PER_MINUTE", "0", "must be 1 or more"],
    ["HSTS_INCLUDE_SUBDOMAINS", "yes", "must be true or false"],
    ["HSTS_PRELOAD", "true", "needs HSTS_INCLUDE_SUBDOMAINS=true"],
    ["MEDIA_ORIGINS", "pictures", "must be http or https addresses"],
    [
      "MEDIA_ORIGINS",
      "http://127.0.0.1:4010",
      "must name a path of pictures at the upstream's own origin",
    ],
    ["UPSTREAM_URL", "nowhere", "must be an http or https address"],
    ["UPSTREAM_URL", "https://api.example?key=1", "must have no query and no fragment"],
    ["UPSTREAM_URL", "https://a.example,https://b.example", "must be one address"],
    ["UPSTREAM_URL", '"https://api.example"', "must stand without quotation marks"],
    ["UPSTREAM_API_KEY", '"a-key"', "must stand without quotation marks"],
    ["UPSTREAM_URL", "https://api.example#v1", "must have no query and no fragment"],
    ["UPSTREAM_API_KEY", "two words", "must be visible ASCII characters"],
    ["UPSTREAM_API_KEY", "a\r\nx-header: b", "must be visible ASCII characters"],
    ["UPSTREAM_TIMEOUT_MS", "soon", "must be a number of milliseconds"],
    ["UPSTREAM_TIMEOUT_MS", "99.5", "must be a number of milliseconds"],
    ["UPSTREAM_TOTAL_TIMEOUT_MS", "600001", "must be 600000 milliseconds or less"],
    ["UPSTREAM_REFRESH_TIMEOUT_MS", "49", "must be 50 milliseconds or more"],
    ["REDIS_URL", "http://cache.example", "must be one redis or rediss address"],
    ["REDIS_URL", "redis://a:6379,redis://b:6379", "must be one redis or rediss address"],
    ["MAX_UPLOAD_BYTES", "4.5 MB", "must be a number of bytes"],
    ["MAX_UPLOAD_BYTES", "4500000.5", "must be a whole number of bytes"],
    ...["user", ":word"].map((who) => [
      "UPSTREAM_URL",
      `https://${who}@api.example`,
      "must have no user in it; UPSTREAM_API_KEY holds a key",
    ]),
    ["MAX_UPLOAD_BYTES", "4500", "must be 100000 bytes or more"],
    ["DOCS_URL", "javascript:alert(1)", "must be an http or https address"],
    ["SUPPORT_EMAIL", "help", "must be an e-mail address"],
    ["SOCIAL_X_URL", "x", "must be an http or https address"],
    ["SOCIAL_DISCORD_URL", "discord", "must be an http or https address"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4317", "must be an http or https address"],
    [
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      "https://collector.example?key=1",
      "must have no query and no fragment",
    ],
    [
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      "https://user:word@collector.example",
      "must have no user in it; OTEL_EXPORTER_OTLP_HEADERS holds a key",
    ],
    ["OTEL_METRIC_EXPORT_INTERVAL", "often", "must be a number of milliseconds"],
    ["OTEL_SERVICE_NAME", "ä", "must be 1 to 100 ASCII characters"],
  ])("%s=%j is named with what it must be", (name, value, sentence) => {
    expect(problem({ [name]: value })).toBe(`Configuration: ${name} ${sentence}`);
  });

  it.each(["/a/../b", "/%2e%2e/b", "/a?b=c", "/a#b", "\\a", "//a", "/.a", "/a,"])(
    "MEDIA_ORIGINS=https://pictures.example%s is named when its path is not plain",
    (path) => {
      expect(problem({ MEDIA_ORIGINS: `https://pictures.example${path}` })).toMatch(
        /^Configuration: MEDIA_ORIGINS must be (addresses with plain paths|http or https addresses)/,
      );
    },
  );

  it.each(["a key", "=key", "a=", "a=b,", "a b=c", "a=%0d%0ab", "a=%"])(
    "OTEL_EXPORTER_OTLP_HEADERS=%j is named when it is no list of headers",
    (value) => {
      expect(problem({ OTEL_EXPORTER_OTLP_HEADERS: value })).toBe(
        "Configuration: OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs, separated by commas",
      );
    },
  );

  const services = Object.keys(SERVICE_PATHS).map((service) => service.toUpperCase());
  it.each(services)("the path of %s is named when it is no plain path", (service) => {
    const name = `UPSTREAM_${service}_PATH`;
    for (const value of ["auth", "/auth/", "/a//b", "/a/../b", "/.", "/a?b", "/a%2fb", "//host"]) {
      expect(problem({ [name]: value })).toBe(
        `Configuration: ${name} must be a path such as /auth/client`,
      );
    }
  });

  it("does not hide another one, and all stand in one line", () => {
    const message = problem({ APP_ORIGIN: undefined, SESSION_SECRET: "short", REDIS_URL: "x" });
    expect(message).toBe(
      "Configuration: APP_ORIGIN is missing; SESSION_SECRET needs 32 characters or more in each secret; REDIS_URL must be one redis or rediss address",
    );
  });

  it("is told without the value, which may be a secret", () => {
    const message = problem({
      SESSION_SECRET: "hunter2",
      UPSTREAM_API_KEY: "my key",
      OTEL_EXPORTER_OTLP_HEADERS: "x-key: hunter3",
      RPC_URLS_56_SERVER: "http://one.example?key=hunter4",
    });
    expect(message).toContain("OTEL_EXPORTER_OTLP_HEADERS");
    expect(message).toContain("RPC_URLS_56_SERVER entry 1");
    expect(message).not.toMatch(/hunter|my key/);
  });
});

import { describe, expect, it } from "vitest";
import { parseEnvironment } from "./environment.ts";

function parse(changes: Readonly<Record<string, string | undefined>>) {
  return parseEnvironment({
    APP_ORIGIN: "https://app.example",
    SESSION_SECRET: "a-secret-of-thirty-two-characters",
    UPSTREAM_URL: "http://127.0.0.1:4010",
    UPSTREAM_API_KEY: "a-key",
    ...changes,
  });
}

describe("who names the visitor's address", () => {
  it("has to be said on https: a number of proxies, if only 0, or the header of the host", () => {
    const sentence =
      "TRUSTED_PROXY_HOPS is missing: how many proxies of yours stand in front, 0 for none";
    for (const TRUSTED_PROXY_HOPS of [undefined, "", " ", "\t"])
      expect(() => parse({ TRUSTED_PROXY_HOPS })).toThrow(`Configuration: ${sentence}`);
    expect(parse({ TRUSTED_PROXY_HOPS: "0" }).trustedProxyHops).toBe(0);
    const named = parse({ CLIENT_ADDRESS_HEADER: "CF-Connecting-IP" });
    expect(named).toMatchObject({ trustedProxyHops: 0, clientAddressHeader: "cf-connecting-ip" });
  });

  it.each([
    ["TRUSTED_PROXY_HOPS", "1.5", "must be a whole number from 0 to 10"],
    ["TRUSTED_PROXY_HOPS", "-1", "must be a whole number from 0 to 10"],
    ["TRUSTED_PROXY_HOPS", "11", "must be a whole number from 0 to 10"],
    ["CLIENT_ADDRESS_HEADER", "a b", "must be the name of a header, such as cf-connecting-ip"],
    ...["X-Forwarded-For", "Forwarded"].map((several) => [
      "CLIENT_ADDRESS_HEADER",
      several,
      "must be a header that holds one address, as X-Forwarded-For does not",
    ]),
  ])("is refused as %s=%j", (name, value, sentence) => {
    const problem = `Configuration: ${name} ${sentence}`;
    expect(() => parse({ TRUSTED_PROXY_HOPS: "0", [name]: value })).toThrow(problem);
  });
});

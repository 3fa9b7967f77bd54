import { describe, expect, it } from "vitest";
import { OptionError, readOptions } from "./options.ts";

const ENVIRONMENT = {
  UPSTREAM_URL: "https://up.example/v1/",
  UPSTREAM_API_KEY: "key",
  CONFORMANCE_USERNAME: "ada",
  CONFORMANCE_PASSWORD: "secret",
};

describe("the command line of the conformance kit", () => {
  it("may be empty when the environment has everything", () => {
    const { options, asJson } = readOptions([], ENVIRONMENT);
    expect(asJson).toBe(false);
    expect(options).toMatchObject({
      upstream: "https://up.example/v1",
      apiKey: "key",
      username: "ada",
      password: "secret",
      code: undefined,
      waitExpirySeconds: 0,
      mayWrite: false,
    });
    expect(options.paths.account).toBe("/auth/client");
    expect(options.localesPath).toBe("/locales");
  });

  it("wins over the environment, also with paths", () => {
    const environment = { ...ENVIRONMENT, UPSTREAM_GAME_PATH: "/play", UPSTREAM_PRICE_PATH: "/a" };
    const args = ["--upstream", "http://other", "--write", "--json", "UPSTREAM_PRICE_PATH=/b"];
    const { options, asJson } = readOptions(args, environment);
    expect(asJson).toBe(true);
    expect(options).toMatchObject({ upstream: "http://other", mayWrite: true });
    expect(options.paths).toMatchObject({ game: "/play", price: "/b" });
  });

  it.each([
    [["--upstream", "ftp://x"], "--upstream must be an http or https address"],
    [["--wait-expiry", "soon"], "--wait-expiry must be a number of seconds"],
    [["UPSTREAM_NOTHING_PATH=/x"], "UPSTREAM_NOTHING_PATH is none of"],
    [["UPSTREAM_GAME_PATH=game"], "UPSTREAM_GAME_PATH must be a path"],
    [["--loud"], "Unknown option '--loud'"],
  ])("refuses %j in one sentence", (args, sentence) => {
    expect(() => readOptions(args, ENVIRONMENT)).toThrow(OptionError);
    expect(() => readOptions(args, ENVIRONMENT)).toThrow(sentence);
  });

  it("names what is missing, and the variable that would do", () => {
    const { CONFORMANCE_PASSWORD: _, ...rest } = ENVIRONMENT;
    const sentence = "--password is missing, and CONFORMANCE_PASSWORD is not set";
    expect(() => readOptions([], rest)).toThrow(sentence);
  });
});

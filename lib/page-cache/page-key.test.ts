import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { pageKey } from "./page-key.ts";

function keyOf(headers: Readonly<Record<string, string>>, url = "/", method = "GET") {
  return pageKey({ method, url, headers } as unknown as IncomingMessage);
}

describe("the key of a public page", () => {
  it.each([
    [{}, { locale: "en-US", theme: "dark" }],
    [{ cookie: "language=de-DE; theme=light" }, { locale: "de-DE", theme: "light" }],
    [{ cookie: "theme=system;language=ar-SA" }, { locale: "ar-SA", theme: "system" }],
    [{ "accept-language": "fr-CA,fr;q=0.8" }, { locale: "fr-FR", theme: "dark" }],
    [
      { cookie: "theme=light", "accept-language": "ko" },
      { locale: "ko-KR", theme: "light" },
    ],
    [{ cookie: "language=xx; theme=pink" }, { locale: "en-US", theme: "dark" }],
    [
      { "sec-fetch-dest": "document", "if-none-match": "x" },
      { locale: "en-US", theme: "dark" },
    ],
  ])("of %j is %j", (headers, expected) => {
    expect(keyOf(headers)).toEqual({ path: "/", ...expected });
    expect(keyOf(headers, "/login", "HEAD")).toEqual({ path: "/login", ...expected });
  });

  it.each([
    "accessToken=x",
    "__Host-refreshToken=x",
    "language=de-DE; refreshToken=x",
    "language=de-DE;;theme=dark",
    "theme=dark; ",
    "",
    "theme",
    "theme=",
    "Theme=dark",
    'theme="dark"',
    "theme=da%72k",
    "theme=dark; theme=light",
    "hideAmounts=1",
    "timeZone=Europe/Berlin",
    "sponsor=anna",
    "theme=dark,refreshToken=x",
    "theme=dark\trefreshToken=x",
    "theme=dark; =x",
    "language=de-DE; x",
  ])("is none with the cookies %j", (cookie) => {
    expect(keyOf({ cookie })).toBeUndefined();
  });

  it.each([
    ["/?", "GET"],
    ["/?a=1", "GET"],
    ["//", "GET"],
    ["/login/", "GET"],
    ["/LOGIN", "GET"],
    ["/%6Cogin", "GET"],
    ["/wallet", "GET"],
    ["/", "POST"],
    ["/", "OPTIONS"],
    ["/", "get"],
  ])("is none for %s by %s", (url, method) => {
    expect(keyOf({}, url, method)).toBeUndefined();
  });

  it.each([
    ["rsc", "1"],
    ["next-action", "x"],
    ["next-router-state-tree", "x"],
    ["authorization", "Bearer x"],
    ["range", "bytes=0-"],
    ["content-length", "5"],
    ["transfer-encoding", "chunked"],
    ["sec-fetch-dest", "empty"],
    ["sec-fetch-dest", "iframe"],
  ])("is none with the header %s: %s", (name, value) => {
    expect(keyOf({ [name]: value })).toBeUndefined();
  });
});

import { expect, it } from "vitest";
import { readUserAgent } from "./user-agent.ts";

const MOZILLA = "Mozilla/5.0";

it.each([
  [
    `${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36`,
    "Chrome",
    "Linux",
  ],
  [
    `${MOZILLA} (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0`,
    "Edge",
    "Windows",
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/26.0 Safari/605.1`,
    "Safari",
    "macOS",
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1`,
    "Safari",
    "iOS",
  ],
  [`${MOZILLA} (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0`, "Firefox", "Android"],
  ["curl/8.9.1", null, null],
])("reads %s", (agent, browser, os) => {
  expect(readUserAgent(agent)).toMatchObject({ browser, os });
});

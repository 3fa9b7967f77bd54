import { expect, it } from "vitest";
import { readAgent } from "./user-agent.ts";
import { maskAddress } from "./visitor.ts";

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)";
const TABLET = "Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, "Computer", "Windows", "Chrome 140"],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, "Computer", "Windows", "Edge 140"],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 OPR/121.0`, "Computer", "Windows", "Opera 121"],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, "Phone", "Android", "Chrome 140"],
  [
    `${TABLET} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    "Tablet",
    "Android",
    "Samsung Internet 28",
  ],
  [
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
    "Computer",
    "macOS",
    "Safari 18",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
    "Computer",
    "Linux",
    "Chrome 140",
  ],
])("reads %s", (agent, device, os, browser) => {
  expect(readAgent(agent)).toEqual({ device, os, browser });
});

it("keeps an agent that it does not know as it is, and makes nothing up for a missing one", () => {
  expect(readAgent("curl/8.5.0")).toEqual({ device: null, os: null, browser: "curl/8.5.0" });
  expect(readAgent(null)).toEqual({ device: null, os: null, browser: null });
});

it("hides the last part of an address", () => {
  expect(maskAddress("203.0.113.57")).toBe("203.0.113.*");
  expect(maskAddress("2001:db8:1:2::3")).toBe("2001:db8:1:*");
  expect(maskAddress("2001:db8::1")).toBe("2001:db8:*");
  expect(maskAddress("::1")).toBe("*");
  expect(maskAddress(null)).toBeNull();
});

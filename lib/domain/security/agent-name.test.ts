import { expect, it } from "vitest";
import { deviceLabel, isHandheld } from "./agent-name.ts";

it("names a device by what is known of it", () => {
  const both = ({ browser, os }: { browser: string; os: string }) => `${browser} on ${os}`;
  expect(deviceLabel({ browser: "Chrome", os: "Linux" }, both)).toBe("Chrome on Linux");
  expect(deviceLabel({ browser: "", os: "Linux" }, both)).toBe("Linux");
  expect(deviceLabel({ browser: null, os: undefined }, both)).toBeNull();
});

it("a phone or tablet is told from a desk by what it says of itself", () => {
  expect(["Safari on iOS", "Android 15", "Tablet"].map(isHandheld)).toEqual([true, true, true]);
  expect(["Chrome on Linux", "macOS", ""].map(isHandheld)).toEqual([false, false, false]);
});

import { expect, it } from "vitest";
import { deviceLabel } from "./agent-name.ts";

it("names a device by what is known of it", () => {
  const both = ({ browser, os }: { browser: string; os: string }) => `${browser} on ${os}`;
  expect(deviceLabel({ browser: "Chrome", os: "Linux" }, both)).toBe("Chrome on Linux");
  expect(deviceLabel({ browser: "", os: "Linux" }, both)).toBe("Linux");
  expect(deviceLabel({ browser: null, os: undefined }, both)).toBeNull();
});

import { beforeEach, describe, expect, it } from "vitest";
import { forgetInProcess } from "../../process/shared.ts";
import { CONNECTIONS } from "../../upstream/transport.ts";
import { inPlace } from "./places.ts";

const PLACES_OF_MEMBER = 3;

/** Takes a place until `end` is called. */
function hold(member: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const held = inPlace(
    "download",
    member,
    async () => "file",
    () => promise,
  );
  return { held, end: resolve, breakOff: () => reject(new Error("broke off")) };
}

function takeAll(member: string) {
  return Array.from({ length: PLACES_OF_MEMBER }, () => hold(member));
}

const WAIT = { details: { retryAfterSeconds: 10 }, headers: { "retry-after": "10" } };

beforeEach(() => {
  forgetInProcess("places");
});

describe("places for what takes long", () => {
  it("are three for a member, and another member's are their own", async () => {
    for (const { held } of takeAll("anna")) expect(await held).toBe("file");
    const refused = hold("anna").held;
    await expect(refused).rejects.toMatchObject({ code: "FILES_IN_FLIGHT", options: WAIT });
    expect(await hold("boris").held).toBe("file");
  });

  it("are as many in all as the streams have connections, and nobody waits for one", async () => {
    for (let index = 0; index < CONNECTIONS.streams; index += 1) {
      await hold(`member-${index}`).held;
    }
    const refused = hold("anna").held;
    await expect(refused).rejects.toMatchObject({ code: "FILES_FULL", options: WAIT });
  });

  it.each([
    ["the last byte", (row: ReturnType<typeof hold>) => row.end()],
    ["a break", (row: ReturnType<typeof hold>) => row.breakOff()],
  ])("are given back with %s", async (_, finish) => {
    const rows = takeAll("anna");
    await Promise.all(rows.map(({ held }) => held));
    for (const row of rows) finish(row);
    await Promise.resolve();
    for (const { held } of takeAll("anna")) expect(await held).toBe("file");
  });

  it("are given back at once when there is nothing to wait for", async () => {
    for (let index = 0; index <= PLACES_OF_MEMBER; index += 1) {
      const failing = inPlace(
        "download",
        "anna",
        () => Promise.reject(new Error("503")),
        () => undefined,
      );
      await expect(failing).rejects.toThrow("503");
      await inPlace(
        "download",
        "anna",
        async () => "refused",
        () => undefined,
      );
    }
    expect(await hold("anna").held).toBe("file");
  });

  it("are counted by kind: two uploads of a member and sixteen in all", async () => {
    const uploads = Array.from({ length: 16 }, (_, index) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const upload = inPlace("upload", `member-${index >> 1}`, () => promise);
      return { upload, end: resolve };
    });
    expect(await hold("member-0").held).toBe("file");
    const again = inPlace("upload", "member-0", async () => undefined);
    await expect(again).rejects.toMatchObject({ code: "FILES_IN_FLIGHT", options: WAIT });
    const another = inPlace("upload", "anna", async () => undefined);
    await expect(another).rejects.toMatchObject({ code: "FILES_FULL", options: WAIT });
    uploads[0]?.end();
    await uploads[0]?.upload;
    expect(await inPlace("upload", "anna", async () => "sent")).toBe("sent");
    for (const { end } of uploads) end();
  });
});

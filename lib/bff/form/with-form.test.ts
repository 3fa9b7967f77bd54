import { readdirSync, readlinkSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { multipartBody } from "../../contract/protocol/endpoint.ts";
import { forgetInProcess } from "../../process/shared.ts";
import type { HandlerContext } from "../handler/handler.ts";
import type { RequestLog } from "../handler/log.ts";
import { withForm } from "./with-form.ts";

const RULE = multipartBody({
  fields: z.object({}),
  files: { front: { maxBytes: 1_024, types: ["image/png"] } },
  maxTotalBytes: 4_096,
});

const PLACES_OF_MEMBER = 2;

function contextOf(content: string): HandlerContext & { readonly log: RequestLog } {
  const body = new FormData();
  body.set("front", new File([Buffer.from(content, "latin1")], "a.png"));
  return {
    request: new Request("http://localhost/", { method: "PUT", body }),
    session: { state: "member", anchor: { userId: "7" } },
    text: async () => (key: string) => key,
    log: { requestId: "1", route: "PUT form" },
  } as unknown as HandlerContext & { readonly log: RequestLog };
}

const PNG = "\x89PNG\r\n\x1a\n";

/** Temporary files of ours that this process holds open, as Linux tells of them. */
function held(): readonly string[] {
  const descriptors = readdirSync("/proc/self/fd");
  const paths = descriptors.map((one) => {
    try {
      return readlinkSync(`/proc/self/fd/${one}`);
    } catch {
      return "";
    }
  });
  return paths.filter((path) => path.includes("merlin-upload-"));
}

beforeEach(() => {
  forgetInProcess("places");
  vi.unstubAllEnvs();
});

describe.runIf(process.platform === "linux")("a form's temporary file and its place", () => {
  it("are there while it is sent, and given back once it has been", async () => {
    for (let turn = 0; turn <= PLACES_OF_MEMBER; turn += 1)
      expect(await withForm(contextOf(PNG), RULE, async () => held())).toHaveLength(1);
    expect(held()).toEqual([]);
  });

  it.each([
    ["is refused", "no picture", () => Promise.resolve()],
    ["cannot be sent", PNG, () => Promise.reject(new Error("away"))],
  ])("are given back when the form %s", async (_how, content, use) => {
    for (let turn = 0; turn <= PLACES_OF_MEMBER; turn += 1)
      await expect(withForm(contextOf(content), RULE, use)).rejects.not.toMatchObject({
        code: "FILES_IN_FLIGHT",
      });
    expect(held()).toEqual([]);
  });
});

it("a form whose file cannot be kept is told to come again, and the log says why", async () => {
  vi.stubEnv("TMPDIR", "/nowhere");
  const context = contextOf(PNG);
  await expect(withForm(context, RULE, async () => undefined)).rejects.toMatchObject({
    code: "UPLOAD_UNAVAILABLE",
    options: { headers: { "retry-after": expect.stringMatching(/^\d+$/) } },
  });
  expect(context.log.cause).toContain("ENOENT");
});

import { beforeEach, expect, it, vi } from "vitest";
import { currentSession, renderContext } from "../../session/server.ts";
import { callShared } from "../../upstream/shared.ts";
import { mayHavePasskey, ownsPasskey } from "./server.ts";

vi.mock("../../session/server.ts");
vi.mock("../../upstream/shared.ts");
vi.mock("../../process/log.ts");
vi.mock("../../page-cache/partial-pages.ts");
vi.mock("../../env/server.ts", () => ({
  environment: () => ({ appOrigin: "https://merlin.example" }),
}));
beforeEach(() => {
  vi.mocked(renderContext).mockResolvedValue({ requestId: "r" } as never);
  vi.mocked(currentSession).mockResolvedValue({ state: "member" } as never);
});

const offering = (value: object) =>
  vi.mocked(callShared).mockResolvedValue({ ok: true, status: 200, value } as never);

it.each([
  ["of our host", { rpId: "merlin.example" }, true],
  ["of another host", { rpId: "other.example" }, false],
  ["that are none", undefined, false],
])(
  "R15.3 whoever has no passkey yet may have one by passkeys %s: %o, %s",
  async (_, passkeys, may) => {
    offering({ passkeys });
    expect(await mayHavePasskey({ passkeyCount: 0 })).toBe(may);
    expect(await ownsPasskey({ passkeyCount: 0 })).toBe(may ? false : null);
  },
);

it("R15.3 whoever has one has it, and a profile that does not count them knows none; the service is not asked", async () => {
  vi.mocked(callShared).mockClear();
  expect(await ownsPasskey({ passkeyCount: 2 })).toBe(true);
  expect(await ownsPasskey({ passkeyCount: null })).toBe(null);
  expect(await ownsPasskey({})).toBe(null);
  expect(callShared).not.toHaveBeenCalled();
});

import { beforeEach, expect, it, vi } from "vitest";
import { showErrorToast } from "./toast";
import { useLazyDialog } from "./use-lazy-dialog";

const shown = vi.hoisted(() => ({ setOpened: vi.fn() }));
vi.mock("react", () => ({
  useState: (initial: unknown) => [initial, shown.setOpened],
  useRef: (current: unknown) => ({ current }),
}));
vi.mock("next-intl", () => ({ useTranslations: () => (key: string) => key }));
vi.mock("./modal", () => ({ preloadModal: vi.fn() }));
vi.mock("./toast", () => ({ showErrorToast: vi.fn() }));

const Convert = () => null;
const Transfer = () => null;

beforeEach(() => vi.clearAllMocks());

it("a dialog whose code comes late leaves the one alone that was opened since", async () => {
  const { open } = useLazyDialog<string>();
  const late = Promise.withResolvers<typeof Convert>();
  const first = open(() => late.promise, "BTC");
  await open(async () => Transfer, "MERLIN");
  late.resolve(Convert);
  await first;
  expect(shown.setOpened.mock.calls).toEqual([[{ Dialog: Transfer, about: "MERLIN" }]]);
});

it.each(["comes", "fails"])(
  "one that was closed before stays closed when its code %s",
  async (how) => {
    const { open, close } = useLazyDialog<string>();
    const late = Promise.withResolvers<typeof Convert>();
    const first = open(() => late.promise, "BTC");
    close();
    if (how === "comes") late.resolve(Convert);
    else late.reject(new Error("lost"));
    await first;
    expect(shown.setOpened.mock.calls).toEqual([[null]]);
    expect(showErrorToast).not.toHaveBeenCalled();
  },
);

it("one whose code is lost says so", async () => {
  await useLazyDialog<string>().open(() => Promise.reject(new Error("lost")), "BTC");
  expect(showErrorToast).toHaveBeenCalledExactlyOnceWith("cannotOpen");
});

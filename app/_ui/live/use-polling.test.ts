import { beforeEach, expect, it, vi } from "vitest";
import { LivePrice } from "@/app/_shell/prices/live-price";
import type { PriceView } from "@/lib/domain/price/view";
import { usePolling } from "./use-polling";

/** One component, and what it keeps from one rendering to the next. */
const part = vi.hoisted(() => ({ kept: [] as { of: unknown; made: unknown }[], next: 0 }));
vi.mock("react", () => {
  const useMemo = (make: () => unknown, [of]: readonly unknown[]) => {
    const place = part.next++;
    const known = part.kept[place];
    const kept = known && known.of === of ? known : { of, made: make() };
    part.kept[place] = kept;
    return kept.made;
  };
  return {
    useMemo,
    useState(initial: unknown) {
      const box = useMemo(() => ({ value: initial }), []) as { value: unknown };
      return [box.value, (value: unknown) => Object.assign(box, { value })];
    },
    useRef: (current: unknown) => useMemo(() => ({ current }), []),
    useCallback: (call: unknown) => call,
    useEffect: (effect: () => void) => void effect(),
    useSyncExternalStore: (_: unknown, snapshot: () => unknown) => snapshot(),
  };
});
vi.mock("@/lib/live/refresher", () => ({ startRefreshing: () => () => undefined }));
vi.mock("@/app/_shell/prices/price-figure", () => ({ PriceFigure: () => null }));
vi.mock("@/lib/domain/price/client", () => ({ fetchPrices: vi.fn() }));

function priceOf(price: string): PriceView {
  return { code: "MERLIN", price, change24h: null, sparkline: [] } as unknown as PriceView;
}

function shown<Shown>(render: () => Shown): Shown {
  part.next = 0;
  return render();
}

beforeEach(() => {
  part.kept = [];
});

it("R7.2 a page that was rendered anew brings its newer value, and what was polled since holds", async () => {
  function Part({ initial }: { initial: string }) {
    return usePolling(async () => "polled", initial, 60_000);
  }
  expect(shown(() => Part({ initial: "first" })).value).toBe("first");
  const { refresh } = shown(() => Part({ initial: "second" }));
  expect(shown(() => Part({ initial: "second" })).value).toBe("second");
  refresh();
  await vi.waitFor(() => expect(shown(() => Part({ initial: "second" })).value).toBe("polled"));
});

it("R2.8 the price flashes when it is another one, not when the page was rendered anew", () => {
  const show = (price: string | null) => {
    const initial = price === null ? null : priceOf(price);
    return shown(() => LivePrice({ initial, locale: "en-US", size: "small" }))?.props;
  };
  expect(show("1.5")).toMatchObject({ price: { price: "1.5" }, hasChanged: false });
  expect(show("1.5")).toMatchObject({ price: { price: "1.5" }, hasChanged: false });
  expect(show("1.6")).toMatchObject({ price: { price: "1.6" }, hasChanged: false });
  // A page that could not read it leaves the last one.
  expect(show(null)).toMatchObject({ price: { price: "1.6" }, hasChanged: false });
});

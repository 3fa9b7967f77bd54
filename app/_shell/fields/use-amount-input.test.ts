import { jsx } from "react/jsx-runtime";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useAmountInput } from "./use-amount-input";

function filledBy(
  press: (input: ReturnType<typeof useAmountInput>) => void,
  { maximum, locale = "en-US" }: { maximum: string | null; locale?: string },
): string {
  let text = "";
  const onTextChange = (next: string) => {
    text = next;
  };
  function Part() {
    press(useAmountInput({ symbol: "USDT", text, onTextChange, locale, maximum }));
    return null;
  }
  renderToString(jsx(Part, {}));
  return text;
}

describe("the parts of an amount", () => {
  it("fills in a share to the last digit, never more than that", () => {
    const fill = (percent: number) => (input: ReturnType<typeof useAmountInput>) =>
      input.fillShare(percent);
    expect(filledBy(fill(25), { maximum: "1000" })).toBe("250");
    expect(filledBy(fill(50), { maximum: "0.000000000000000003" })).toBe("0.000000000000000001");
    expect(filledBy(fill(50), { maximum: "1.5", locale: "de-DE" })).toBe("0,75");
    expect(filledBy(fill(25), { maximum: null })).toBe("0");
  });

  it("fills in all of it", () => {
    expect(filledBy((input) => input.fillMaximum(), { maximum: "7.000000000000000001" })).toBe(
      "7.000000000000000001",
    );
  });
});

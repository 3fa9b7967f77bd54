import { describe, expect, it } from "vitest";
import {
  breakable,
  formatAmount,
  formatAxisPrice,
  formatChange,
  formatFullAmount,
  formatFullRate,
  formatPrice,
  formatQuantity,
  formatRate,
  formatShare,
  formatSignedAmount,
  formatTicking,
  formatUsd,
  isCut,
  isPriceCut,
} from "./format.ts";

const LARGEST = "99999999999999999999.999999999999999999";
const SMALLEST = "0.000000000000000001";

describe("a value in USDT", () => {
  it.each([
    ["1234.500000000000000000", "$1,234.50"],
    ["0", "$0.00"],
    ["0.000000000000000000", "$0.00"],
    ["-0.000000000000000000", "$0.00"],
    ["0.01", "$0.01"],
    ["1.999999999999999999", "$1.99"],
    ["-1.000000000000000000", "−$1.00"],
    ["-1.999999999999999999", "−$1.99"],
    [LARGEST, "$99,999,999,999,999,999,999.99"],
    [`-${LARGEST}`, "−$99,999,999,999,999,999,999.99"],
  ])(
    "R9.2 has the sign of the dollar in front and two decimals, rounded down: %s",
    (value, text) => {
      expect(formatUsd(value, "en-US")).toBe(text);
    },
  );

  it.each([
    ["0.0042", "$0.0042"],
    ["0.00999", "$0.0099"],
    ["0.005", "$0.005"],
    ["0.0001", "$0.0001"],
    ["-0.0042", "−$0.0042"],
  ])("shows up to four decimals below a cent: %s", (value, text) => {
    expect(formatUsd(value, "en-US")).toBe(text);
  });

  it.each([
    ["0.00009", "<$0.0001"],
    [SMALLEST, "<$0.0001"],
    [`-${SMALLEST}`, "−<$0.0001"],
  ])("is never shown as zero when it is not: %s", (value, text) => {
    expect(formatUsd(value, "en-US")).toBe(text);
  });
});

describe("an amount of a token", () => {
  it.each([
    ["12.345678900000000000", "MERLIN", "12.3456\u00a0MERLIN"],
    ["1234.56789", "AmBTC", "1,234.5678\u00a0AmBTC"],
    ["-12.3456", "MERLIN", "−12.3456\u00a0MERLIN"],
    [LARGEST, "MERLIN", "99,999,999,999,999,999,999.9999\u00a0MERLIN"],
    ["1234.5", "USDT", "$1,234.50"],
  ])(
    "R9.2 has its unit behind and at most four decimals, rounded down: %s %s",
    (value, symbol, text) => {
      expect(formatAmount(value, symbol, "en-US")).toBe(text);
    },
  );

  it.each([
    ["0.0064", "0.0064\u00a0mBTC"],
    ["0.006401", "0.006401\u00a0mBTC"],
    ["0.00641", "0.00641\u00a0mBTC"],
    ["0", "0\u00a0mBTC"],
    ["3.000000000000000000", "3\u00a0mBTC"],
    ["0.0000019", "0.000001\u00a0mBTC"],
    ["3.0000009", "3\u00a0mBTC"],
  ])("R9.2 has six decimals in mBTC only where there are such digits: %s", (value, text) => {
    expect(formatAmount(value, "mBTC", "en-US")).toBe(text);
  });

  it.each([
    ["300.000000000000000000", "300\u00a0MERLIN"],
    ["300", "300\u00a0MERLIN"],
    ["0", "0\u00a0MERLIN"],
    ["1.5", "1.5\u00a0MERLIN"],
    ["1.005", "1.005\u00a0MERLIN"],
    ["-1.00009", "−1\u00a0MERLIN"],
  ])("R9.2 drops the zeros at its end: %s", (value, text) => {
    expect(formatAmount(value, "MERLIN", "en-US")).toBe(text);
  });

  it("R9.2 is known to be cut, so that a screen can offer the rest", () => {
    expect(isCut("300.000000000000000000", "MERLIN")).toBe(false);
    expect(isCut("1.12345", "MERLIN")).toBe(true);
    expect(isCut("1.123456", "mBTC")).toBe(false);
    expect(isCut(SMALLEST, "mBTC")).toBe(true);
    expect(isCut("1.005", "USDT")).toBe(true);
    expect(isCut("0.005", "USDT")).toBe(false);
    expect(isPriceCut("0.250013000")).toBe(false);
    expect(isPriceCut("0.2500131")).toBe(true);
    expect(isPriceCut("0.0000123")).toBe(false);
    expect(isPriceCut("0.00001234")).toBe(true);
  });

  it("keeps all its decimals while it counts on", () => {
    expect(formatTicking("0.0064", "mBTC", "en-US")).toBe("0.006400");
    expect(formatTicking("12", "MERLIN", "en-US")).toBe("12.0000");
  });

  it.each([
    [SMALLEST, "MERLIN", "<0.0001\u00a0MERLIN"],
    ["0.000099999999999999", "AmBTC", "<0.0001\u00a0AmBTC"],
    [SMALLEST, "mBTC", "<0.000001\u00a0mBTC"],
    [`-${SMALLEST}`, "mBTC", "−<0.000001\u00a0mBTC"],
  ])("is never shown as zero when it is not: %s %s", (value, symbol, text) => {
    expect(formatAmount(value, symbol, "en-US")).toBe(text);
  });

  it("can stand without its unit where a column names it", () => {
    expect(formatQuantity("12.34567", "MERLIN", "en-US")).toBe("12.3456");
    expect(formatQuantity("0.0064", "mBTC", "en-US")).toBe("0.0064");
    expect(formatQuantity("1234.5", "USDT", "en-US")).toBe("$1,234.50");
  });

  it("takes a symbol that it has never heard of for a token", () => {
    expect(formatAmount("1.23456", "constructor", "en-US")).toBe("1.2345\u00a0constructor");
  });
});

describe("a price", () => {
  it.each([
    ["0.25", "$0.250000"],
    ["60000.123456789", "$60,000.123456"],
    ["0", "$0.000000"],
    ["0.012345678", "$0.012345"],
    ["0.0001239", "$0.000123"],
  ])("R9.2 has six decimals: %s", (value, text) => {
    expect(formatPrice(value, "en-US")).toBe(text);
  });

  it.each([
    ["0.0000123456", "$0.0000123"],
    ["0.00001", "$0.000010"],
    ["0.000000120000", "$0.00000012"],
    [SMALLEST, "$0.000000000000000001"],
  ])("keeps three significant digits where six decimals would lose them: %s", (value, text) => {
    expect(formatPrice(value, "en-US")).toBe(text);
  });

  it("has the decimals of its axis on an axis", () => {
    expect(formatAxisPrice("98500.25", 0, "en-US")).toBe("$98,500");
    expect(formatAxisPrice("0.25", 4, "de-DE")).toBe("$0,2500");
    expect(formatAxisPrice("0", 2, "en-US")).toBe("$0.00");
  });
});

describe("a change in percent", () => {
  it.each([
    ["1.2799", "+1.27%"],
    ["-0.4", "−0.40%"],
    ["0", "0.00%"],
    ["-0.000", "0.00%"],
    ["0.004", "+<0.01%"],
    ["-0.004", "−<0.01%"],
    ["1234.5", "+1,234.50%"],
  ])("carries its sign and two decimals: %s", (value, text) => {
    expect(formatChange(value, "en-US")).toBe(text);
  });
});

describe("a rate", () => {
  it.each([
    ["13", "13%"],
    ["12.50", "12.5%"],
    ["0.259", "0.25%"],
    ["0.001", "<0.01%"],
    ["0", "0%"],
  ])("has no more than two decimals, and only those it needs: %s", (value, text) => {
    expect(formatRate(value, "en-US")).toBe(text);
  });

  it.each([
    ["5.555", "5.555%"],
    ["5.559000000000000000", "5.559%"],
    ["5.000000000000000000", "5%"],
    ["0.000000000000000001", "0.000000000000000001%"],
  ])("that a member chose has all its digits and no zeros behind them: %s", (value, text) => {
    expect(formatFullRate(value, "en-US")).toBe(text);
  });
});

describe("a percentage", () => {
  it.each([
    ["en-US", "9%", "61.1%", "+1.27%"],
    ["de-DE", "9\u00a0%", "61,1\u00a0%", "+1,27\u00a0%"],
    ["ar-SA-u-ca-gregory-nu-latn", "9%", "61.1%", "+1.27%"],
  ])("R9.2 has the space of %s before its sign", (locale, rate, share, change) => {
    expect(formatRate("9", locale)).toBe(rate);
    expect(formatShare("61.1", locale)).toBe(share);
    expect(formatChange("1.27", locale)).toBe(change);
  });
});

describe("a movement", () => {
  it.each([
    ["0.0064", "mBTC", "+0.0064\u00a0mBTC"],
    ["-100", "USDT", "−$100.00"],
    ["100", "USDT", "+$100.00"],
    ["0", "USDT", "$0.00"],
    ["-0.00", "MERLIN", "0\u00a0MERLIN"],
    [SMALLEST, "MERLIN", "+<0.0001\u00a0MERLIN"],
  ])("carries its sign: %s %s", (value, symbol, text) => {
    expect(formatSignedAmount(value, symbol, "en-US")).toBe(text);
  });
});

describe("an amount in full", () => {
  it.each([
    ["1234.500000000000000001", "MERLIN", "1,234.500000000000000001\u00a0MERLIN"],
    ["5", "USDT", "$5.00"],
    ["5.123456000000000000", "USDT", "$5.123456"],
    ["0.0064", "mBTC", "0.0064\u00a0mBTC"],
    [`-${SMALLEST}`, "mBTC", "−0.000000000000000001\u00a0mBTC"],
    ["3.000000000000000000", "AmBTC", "3\u00a0AmBTC"],
    [LARGEST, "USDT", "$99,999,999,999,999,999,999.999999999999999999"],
  ])("R9.2 loses no digit: %s %s", (value, symbol, text) => {
    expect(formatFullAmount(value, symbol, "en-US")).toBe(text);
  });

  it.each(["en-US", "de-DE", "ar-SA", "ja-JP"])("R9.2 shows what was given in %s", (locale) => {
    let state = 7n;
    for (let round = 0; round < 300; round += 1) {
      state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
      const digits = `${state}${state}`.slice(0, 38);
      const raw = `${digits.slice(0, 20).replace(/^0+(?=\d)/, "")}.${digits.slice(20)}`;
      const shown = formatFullAmount(raw, "MERLIN", locale).replace(/\D/g, "");
      expect(shown).toBe(raw.replace(/0+$/, "").replace(".", ""));
    }
  });
});

describe("in other languages", () => {
  it.each([
    ["en-US", "1,234,567.8901\u00a0MERLIN", "$1,234,567.89", "−<0.0001\u00a0MERLIN"],
    ["de-DE", "1.234.567,8901\u00a0MERLIN", "$1.234.567,89", "−<0,0001\u00a0MERLIN"],
    ["ar-SA", "1,234,567.8901\u00a0MERLIN", "$1,234,567.89", "−<0.0001\u00a0MERLIN"],
    ["ja-JP", "1,234,567.8901\u00a0MERLIN", "$1,234,567.89", "−<0.0001\u00a0MERLIN"],
  ])("%s groups and marks decimals its own way, with Latin digits", (locale, token, usd, tiny) => {
    expect(formatAmount("1234567.890123", "MERLIN", locale)).toBe(token);
    expect(formatUsd("1234567.890123", locale)).toBe(usd);
    expect(formatAmount(`-${SMALLEST}`, "MERLIN", locale)).toBe(tiny);
  });

  it.each(["en-US", "de-DE", "ar-SA", "ja-JP"])(
    "%s loses no digit of the largest amount",
    (locale) => {
      const digits = formatAmount(LARGEST, "mBTC", locale).replace(/[^0-9]/g, "");
      expect(digits).toBe("9".repeat(26));
    },
  );

  it("lets the unit go to the next line, and no thousands", () => {
    const text = formatAmount("1234.5678", "MERLIN", "ru-RU");
    expect(text).toBe("1\u00a0234,5678\u00a0MERLIN");
    expect(breakable(text)).toBe("1\u00a0234,5678 MERLIN");
    expect(breakable("$1,234.50")).toBe("$1,234.50");
    expect(breakable(formatAmount("1", "1INCH", "ru-RU"))).toBe("1 1INCH");
  });

  it.each([
    ["ru-RU", "1234567.5", "$1\u00a0234\u00a0567,50"],
    ["pt-PT", "12345.5", "$12\u00a0345,50"],
  ])("keeps an amount without a unit behind it in one piece in %s", (locale, value, text) => {
    expect(breakable(formatAmount(value, "USDT", locale))).toBe(text);
  });

  it("adds no mark of direction to an Arabic amount, so that it can be copied and compared", () => {
    expect(formatAmount("-1234.5678", "MERLIN", "ar-SA")).toBe("−1,234.5678\u00a0MERLIN");
    expect(formatChange("-1.5", "ar-SA")).toBe("−1.50%");
  });
});

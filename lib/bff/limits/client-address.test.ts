import { describe, expect, it } from "vitest";
import { clientAddress, networkOf, siteOf } from "./client-address.ts";

function from(value: string | undefined, hops: number): string | undefined {
  const headers = new Headers(value === undefined ? {} : { "x-forwarded-for": value });
  return clientAddress(headers, { trustedProxyHops: hops, clientAddressHeader: undefined });
}

function fromHeader(value: string | undefined): string | undefined {
  const headers = new Headers({ "x-forwarded-for": "192.0.2.1" });
  if (value !== undefined) headers.set("cloudfront-viewer-address", value);
  const clientAddressHeader = "cloudfront-viewer-address";
  return clientAddress(headers, { trustedProxyHops: 1, clientAddressHeader });
}

describe("the visitor's address", () => {
  it("is nobody's word without a proxy of ours", () => {
    expect(from("203.0.113.9", 0)).toBeUndefined();
  });

  it.each([
    ["203.0.113.9", 1, "203.0.113.9"],
    ["198.51.100.7, 203.0.113.9", 1, "203.0.113.9"],
    ["evil, 198.51.100.7, 203.0.113.9", 2, "198.51.100.7"],
    ["2001:db8::1", 1, "2001:db8::1"],
    [" 198.51.100.7 ,203.0.113.9 ", 2, "198.51.100.7"],
    ["203.0.113.9:443", 1, "203.0.113.9"],
    ["198.51.100.7:1024, 203.0.113.9:65535", 2, "198.51.100.7"],
    ["[2001:db8::1]", 1, "2001:db8::1"],
    ["[2001:db8::1]:51820", 1, "2001:db8::1"],
    ["2001:0DB8:0:0:0:0:0:1", 1, "2001:db8::1"],
    ["::ffff:203.0.113.9", 1, "203.0.113.9"],
    ["::FFFF:cb00:7109", 1, "203.0.113.9"],
    ["[::ffff:203.0.113.9]:8080", 1, "203.0.113.9"],
  ])("in %j behind %i of our proxies is %s", (value, hops, expected) => {
    expect(from(value, hops)).toBe(expected);
  });

  it.each([
    [undefined, 1],
    ["", 1],
    ["203.0.113.9", 2],
    ["unknown", 1],
    ["203.0.113.9:port", 1],
    ["203.0.113.9:", 1],
    ["203.0.113:443", 1],
    ["2001:db8::1:443x", 1],
    ["[2001:db8::1", 1],
    ["[2001:db8::1]:", 1],
    ["fe80::1%eth0", 1],
    ["[fe80::1%25eth0]:80", 1],
    ["0x7f.0.0.1", 1],
    ["2130706433", 1],
    ["203.0.113.9, ", 1],
    ["203.0.113.999", 1],
    ["203.0.113.9\tx", 1],
  ])("in %j behind %i is unknown rather than guessed", (value, hops) => {
    expect(from(value, hops)).toBeUndefined();
  });
});

describe("the visitor's address in a header of the host's own", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    [" 203.0.113.9:46532 ", "203.0.113.9"],
    ["2001:db8::1", "2001:db8::1"],
    ["2001:db8:0:0:0:0:0:1:46532", "2001:db8::1"],
    ["2001:db8::1:46532", "2001:db8::1"],
    ["[2001:db8::1]:46532", "2001:db8::1"],
  ])("in %j is %s, whatever is forwarded", (value, expected) => {
    expect(fromHeader(value)).toBe(expected);
  });

  it.each([[undefined], [""], ["203.0.113.9, 198.51.100.7"], ["unknown:443"], ["203.0.113:443"]])(
    "in %j is unknown rather than looked for elsewhere",
    (value) => {
      expect(fromHeader(value)).toBeUndefined();
    },
  );
});

describe("what is counted as one visitor", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["::1", "::/64"],
  ])("%s is %s", (address, expected) => {
    expect(networkOf(address)).toBe(expected);
  });
});

describe("the site of an address", () => {
  it.each([
    ["203.0.113.9", undefined],
    ["2001:db8:1:2::1", "2001:db8:1::/48"],
    ["2001:db8:1:ffff:ffff:ffff:ffff:ffff", "2001:db8:1::/48"],
    ["2001:db8:2::1", "2001:db8:2::/48"],
  ])("of %s is %s", (address, expected) => {
    expect(siteOf(address)).toBe(expected);
  });
});

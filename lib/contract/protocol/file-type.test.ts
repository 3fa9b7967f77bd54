import { describe, expect, it } from "vitest";
import { KYC_FILE } from "../kyc.ts";
import { fileProblem, sniff } from "./file-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const HEADS = [
  ["image/png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"],
  ["image/jpeg", "\xff\xd8\xff\xe0\0\x10JFIF"],
  ["image/webp", "RIFF\x10\0\0\0WEBPVP8 "],
  ["application/pdf", "%PDF-1.7\n%\xe2\xe3"],
] as const;

describe("a file's type", () => {
  it.each(HEADS)("is %s by its first bytes", (type, head) => {
    expect(sniff(bytes(head))).toBe(type);
  });

  it.each([
    ["an empty file", ""],
    ["a truncated PNG mark", "\x89PNG"],
    ["a sound in the WebP's container", "RIFF\x10\0\0\0WAVEfmt "],
    ["a page", "<!doctype html>"],
    ["a PDF mark that comes late", " %PDF-1.7"],
  ])("is unknown for %s", (_, head) => {
    expect(sniff(bytes(head))).toBeNull();
  });

  it("is read from the beginning only", () => {
    const large = new Uint8Array(1_000_000);
    large.set(bytes("%PDF-1.7"));
    expect(sniff(large)).toBe("application/pdf");
  });
});

describe("a file under a rule", () => {
  const pdf = bytes("%PDF-1.7");

  it("may be exactly as large as the cap and no larger", () => {
    expect(fileProblem(KYC_FILE, KYC_FILE.maxBytes, pdf)).toBeNull();
    expect(fileProblem(KYC_FILE, KYC_FILE.maxBytes + 1, pdf)).toBe("fileSize");
  });

  it("must be of a listed type, whatever it is called", () => {
    expect(fileProblem({ ...KYC_FILE, types: ["image/png"] }, 8, pdf)).toBe("fileType");
    expect(fileProblem(KYC_FILE, 8, bytes("GIF89a"))).toBe("fileType");
  });
});

import { describe, expect, it } from "vitest";
import { localiseMedia, localMediaPath, mediaAddress } from "./media.ts";

const PREFIXES = ["http://127.0.0.1:4010/media/", "https://cdn.example:8443/"];

describe("a picture's address", () => {
  it("becomes one of our own, which leads back to the same picture", () => {
    for (const url of [
      "http://127.0.0.1:4010/media/avatars/7",
      "https://cdn.example:8443/a/B-c_d.png",
    ]) {
      const path = localMediaPath(url, PREFIXES) ?? "";
      expect(path).toMatch(/^\/api\/media\/[01]\//);
      expect(path).not.toMatch(/127\.0\.0\.1|cdn\.example/);
      const segments = path.slice("/api/media/".length).split("/");
      expect(mediaAddress(segments, PREFIXES)?.href).toBe(url);
    }
  });

  it.each([
    "https://elsewhere.example/a.png",
    "http://127.0.0.1:4010/a.png",
    "http://127.0.0.1:4010/mediated/a.png",
    "http://127.0.0.1:4010/media",
    "http://127.0.0.1:4010/media/../a.png",
    "http://127.0.0.1:4010/media/%2e%2e/a.png",
    "http://127.0.0.1:4010/media/%252e%252e/a.png",
    "http://127.0.0.1:4010/media\\..\\a.png",
    "http://user@127.0.0.1:4010/media/a.png",
    "http://127.0.0.1:4010/media/a?b=c",
    "http://127.0.0.1:4010/",
    "javascript:alert(1)",
    "data:image/png;base64,AA",
    "/relative.png",
    "",
  ])("is none of ours when it is %j", (url) => {
    expect(localMediaPath(url, PREFIXES)).toBeNull();
  });

  it.each([
    [[]],
    [["0"]],
    [["2", "a.png"]],
    [["-1", "a.png"]],
    [["x", "a.png"]],
    [["0", "..", "secret"]],
    [["0", ".env"]],
    [["0", "a/../b"]],
    [["0", "a\\b"]],
    [["0", ""]],
    [["0", "a?b"]],
    [["0", "@evil.example:1", ".."]],
    [["0", "%2e%2e", "secret"]],
    [["0", "%252e%252e", "secret"]],
    [["0", "..\\secret"]],
    [["0", "a", "..", "..", "secret"]],
    [["0", "", "127.0.0.1:4010", "secret"]],
    [["0", "a\t..", "secret"]],
  ])("leads nowhere for %j", (segments) => {
    expect(mediaAddress(segments, PREFIXES)).toBeNull();
  });

  it("is replaced wherever it stands in an answer, and nothing else is", () => {
    const avatar = { completedUrl: "http://127.0.0.1:4010/media/avatars/7" };
    const answer = { items: [{ avatar, name: "a" }, { avatar: { completedUrl: null } }], note: 1 };
    expect(localiseMedia(answer, PREFIXES)).toEqual({
      items: [
        { avatar: { completedUrl: "/api/media/0/avatars/7" }, name: "a" },
        { avatar: { completedUrl: null } },
      ],
      note: 1,
    });
  });

  it("costs no copy of what holds none", () => {
    const plain = { left: { count: 1 }, note: "completedUrl" };
    const answer = { plain, avatar: { completedUrl: `${PREFIXES[0]}avatars/7` } };
    const local = localiseMedia(answer, PREFIXES) as typeof answer;
    expect(local.avatar.completedUrl).toBe("/api/media/0/avatars/7");
    expect(local.plain).toBe(plain);
  });
});

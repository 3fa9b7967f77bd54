import { describe, expect, it } from "vitest";
import { localiseMedia, localMediaPath, mediaAddress } from "./media.ts";

const ORIGINS = ["http://127.0.0.1:4010", "https://cdn.example:8443"];

describe("a picture's address", () => {
  it("becomes one of our own, which leads back to the same picture", () => {
    for (const url of [
      "http://127.0.0.1:4010/media/avatars/7",
      "https://cdn.example:8443/a/B-c_d.png",
    ]) {
      const path = localMediaPath(url, ORIGINS) ?? "";
      expect(path).toMatch(/^\/api\/media\/[01]\//);
      expect(path).not.toMatch(/127\.0\.0\.1|cdn\.example/);
      const segments = path.slice("/api/media/".length).split("/");
      expect(mediaAddress(segments, ORIGINS)?.href).toBe(url);
    }
  });

  it.each([
    "https://elsewhere.example/a.png",
    "http://127.0.0.1:4010/a?b=c",
    "http://127.0.0.1:4010/",
    "javascript:alert(1)",
    "data:image/png;base64,AA",
    "/relative.png",
    "",
  ])("is none of ours when it is %j", (url) => {
    expect(localMediaPath(url, ORIGINS)).toBeNull();
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
  ])("leads nowhere for %j", (segments) => {
    expect(mediaAddress(segments, ORIGINS)).toBeNull();
  });

  it("is replaced wherever it stands in an answer, and nothing else is", () => {
    const avatar = { completedUrl: "http://127.0.0.1:4010/media/avatars/7" };
    const answer = { items: [{ avatar, name: "a" }, { avatar: { completedUrl: null } }], note: 1 };
    expect(localiseMedia(answer, ORIGINS)).toEqual({
      items: [
        { avatar: { completedUrl: "/api/media/0/media/avatars/7" }, name: "a" },
        { avatar: { completedUrl: null } },
      ],
      note: 1,
    });
  });
});

import { expect, test } from "../../fixtures/test.ts";

test("R6.1 a file of the build is what its type says, and no other site's page embeds it", async ({
  visitor,
}) => {
  const page = await visitor.open("/login");
  const script = /\/_next\/static\/[^"]+\.js/.exec(page.text)?.[0] ?? "";
  const style = /\/_next\/static\/[^"]+\.css/.exec(page.text)?.[0] ?? "";
  for (const [path, status] of [
    [script, 200],
    [style, 200],
    ["/_next/static/chunks/no-such-file.js", 404],
    ["/_next/no-such-folder", 404],
  ] as const) {
    const answer = await visitor.send(path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers["x-content-type-options"], path).toBe("nosniff");
    expect(answer.headers["cross-origin-resource-policy"], path).toBe("same-origin");
    const policy = answer.headers["content-security-policy"];
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
  }
});

test("R6.1 nobody has pictures resized here", async ({ visitor }) => {
  for (const source of [
    "/icons/icon-192.png",
    "/api/media/0/a.png",
    "https://evil.example/a.png",
  ]) {
    const query = new URLSearchParams({ url: source, w: "64", q: "75" });
    expect((await visitor.send(`/_next/image?${query}`)).status, source).toBe(404);
  }
});

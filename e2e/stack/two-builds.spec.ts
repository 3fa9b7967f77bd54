import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { startNginx } from "../cluster/nginx.ts";
import { shippedNginxConfig } from "../cluster/nginx-config.ts";
import { freePort } from "../fixtures/application.ts";
import { listen } from "../fixtures/http/listen.ts";

test("while instances of two builds run, the shipped nginx finds the files of each, and asks one alone for all else", async () => {
  const folder = process.env.CLUSTER_FOLDER;
  if (!folder) throw new Error("Start this test with `npm run test:stack`");
  const builds = ["old", "new"].map((build) =>
    createServer(({ url }, response) => {
      response.statusCode = url === `/_next/static/chunks/${build}.js` ? 200 : 404;
      response.end(build);
    }),
  );
  const instances: number[] = [];
  for (const server of builds) instances.push(await listen(server, { port: 0, host: "127.0.0.1" }));
  const port = await freePort();
  const nginx = await startNginx(
    { folder, port, forgivingPort: port, instances },
    shippedNginxConfig,
  );
  const ask = async (path: string) => {
    const answer = await fetch(`https://localhost:${port}${path}`);
    return [answer.status, await answer.text()];
  };
  try {
    // Twice in a row, since the instances take turns.
    for (const build of ["old", "old", "new", "new"])
      expect(await ask(`/_next/static/chunks/${build}.js`)).toEqual([200, build]);
    expect((await ask("/_next/static/chunks/none.js"))[0]).toBe(404);
    const pages = [await ask("/a"), await ask("/a")];
    expect(pages.map(([, build]) => build).toSorted()).toEqual(["new", "old"]);
  } finally {
    await nginx.stop();
    for (const server of builds) server.close();
  }
});

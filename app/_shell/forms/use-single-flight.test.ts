import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { jsx } from "react/jsx-runtime";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { LEAVING, useSingleFlight } from "./use-single-flight";

const APP = fileURLToPath(new URL("../../", import.meta.url));

function makeFlight() {
  let made: ReturnType<typeof useSingleFlight> | undefined;
  function Part() {
    made = useSingleFlight();
    return null;
  }
  renderToString(jsx(Part, {}));
  return made as NonNullable<typeof made>;
}

const never = () => expect.unreachable();

it("one press is under way at a time, also before it is rendered, and the next may begin behind it", async () => {
  const { run } = makeFlight();
  const begun: string[] = [];
  let land = () => {};
  const first = run(() => {
    begun.push("first");
    return new Promise<void>((resolve) => {
      land = resolve;
    });
  }, never);
  await run(async () => begun.push("during"), never);
  land();
  await first;
  await run(async () => begun.push("after"), never);
  expect(begun).toEqual(["first", "after"]);
});

it("a failure is handed on, and the next press may begin, even where its handler throws", async () => {
  const { run } = makeFlight();
  const refused = new Error("refused");
  const fail = () => Promise.reject(refused);
  const met: unknown[] = [];
  await run(fail, (error) => met.push(error));
  const rethrow = (error: unknown) => {
    throw error;
  };
  await expect(run(fail, rethrow)).rejects.toBe(refused);
  await run(async () => met.push("after"), never);
  expect(met).toEqual([refused, "after"]);
});

it("nothing begins any more once the page is being left", async () => {
  const { run } = makeFlight();
  const begun: string[] = [];
  await run(async () => {
    begun.push("logout");
    return LEAVING;
  }, never);
  await run(async () => begun.push("again"), never);
  expect(begun).toEqual(["logout"]);
});

/** `if (isBusy.current) return;` or `if (isPending || …) return;`, and the next line closes it. */
const LATCH =
  /if \((\w+)(?:\.current)?(?: \|\|[^)]*)?\) return;\n\s+(?:\1\.current = true|set\w+\((?:true|"\w+ing")\));/;

it("no component writes the latch of a press itself", () => {
  const own = readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .filter((path) => LATCH.test(readFileSync(APP + path, "utf8")));
  expect(own).toEqual(["_shell/forms/use-single-flight.ts"]);
});

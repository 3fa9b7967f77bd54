import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, expectTypeOf, it } from "vitest";
import type { z } from "zod";
import type { ServerFormOptions } from "./use-server-form";

const APP = fileURLToPath(new URL("../../", import.meta.url));
const HOOK = "_shell/forms/use-server-form.ts";

const sources = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(APP + path, "utf8") }));

it("R5.1 no form can be made without the schema that checks it", () => {
  type Rules = ServerFormOptions<{ code: string }, void>["rules"];
  expectTypeOf<Rules>().toEqualTypeOf<() => Promise<z.ZodType<unknown, { code: string }>>>();
});

it("R5.1 every form is one of react-hook-form's with a resolver: nobody makes one beside the shared hook", () => {
  const makers = sources.filter(({ text }) =>
    /\b(useForm|useFormState|useActionState)\b/.test(text),
  );
  expect(makers.map(({ path }) => path)).toEqual([HOOK]);
});

it("R5.1 what is sent by a form's submit passes that hook: no other handler of one, no form data read by hand", () => {
  const handlers = sources.filter(({ text }) => /<form\b/.test(text) && /\bonSubmit=/.test(text));
  expect(handlers.length).toBeGreaterThan(15);
  const own = handlers.filter(({ text }) => {
    const given = /onSubmit=\{(?:\w+\.)?onSubmit\}/.test(text);
    return !given || /new FormData\(/.test(text);
  });
  expect(own.map(({ path }) => path)).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { SourceModules } from "./source-module.ts";
import { TextUse } from "./text-use.ts";

const KEYS = [
  "login.submit",
  "login.failed",
  "login.states.on",
  "login.states.off",
  "common.close",
];

const IMPORTS = `import { Texts } from "@/app/_shell/texts/texts"; import { Form } from "./form";`;

/** What is wrong with a page, whose form is `client` and whose dialog is `dialog`. */
function problemsOf(page: string, client: string, dialog = ""): string[] {
  const files: Record<string, string> = {
    "app/_shell/texts/texts.tsx": "export function Texts() { return null; }",
    "app/page.tsx": `${IMPORTS} export default async function Page() { return ${page}; }`,
    "app/form.tsx": `"use client"; import { useTranslations } from "next-intl"; ${client}`,
    "app/dialog.tsx": `import { useTranslations } from "next-intl"; ${dialog}`,
  };
  const use = new TextUse(new SourceModules((path) => files[path]), KEYS);
  use.follow("app/page.tsx");
  return use.report();
}

const form = (body: string) =>
  `export function Form() { const t = useTranslations("login"); ${body} }`;
const around = (...paths: string[]) => `<Texts of={${JSON.stringify(paths)}}><Form /></Texts>`;

describe("the texts of islands", () => {
  it("are complete when each message that is read is given", () => {
    expect(problemsOf(around("login.submit"), form('return t("submit");'))).toEqual([]);
  });

  it.each([
    ["nothing around", "<Form />", 'return t("submit");'],
    ["another message", around("login.failed"), 'return [t("submit"), t("failed")];'],
    ["a sibling", "<><Texts of={[]}>{1}</Texts><Form /></>", 'return t("submit");'],
    [
      "a translator without a name",
      around("login.failed"),
      'return [useTranslations("login")("submit"), t("failed")];',
    ],
    ["rich", around("login.failed"), 'return [t.rich("submit"), t("failed")];'],
    ["one of two", around("login.failed"), 'return t(ok ? "submit" : "failed");'],
  ])("lack what is read and not given: %s", (_, page, body) => {
    expect(problemsOf(page, form(body))).toEqual([
      expect.stringMatching(/^app\/form.tsx:1 reads login.submit, not given by/),
    ]);
  });

  it.each([
    ['typeof window === "undefined" ? import("./dialog") : null', []],
    [
      'typeof window === "object" ? import("./dialog") : null',
      [expect.stringMatching(/^app\/dialog.tsx:1 reads common.close, not given by/)],
    ],
  ])("need not be given what the server alone renders: %s", (loaded, problems) => {
    const dialog = 'export function Dialog() { return useTranslations("common")("close"); }';
    const client = `const dialog = ${loaded}; export function Form() { return dialog; }`;
    expect(problemsOf("<Form />", client, dialog)).toEqual(problems);
  });

  it("lack what a key that is worked out may name", () => {
    const states = form("return t(`states.$".concat("{state}`);"));
    expect(problemsOf(around("login.states"), states)).toEqual([]);
    expect(problemsOf(around("login.states.on"), states)).toEqual([
      "app/form.tsx:1 reads login.states.off, not given by app/page.tsx:1",
    ]);
  });

  it("lack the whole group where a translator is handed on", () => {
    expect(problemsOf(around("login.submit"), form("return show(t);"))).toEqual([
      expect.stringContaining("reads login.failed login.states.on login.states.off, not given"),
    ]);
  });

  it.each([
    ["by import()", 'const Later = later(async () => (await import("./dialog")).Dialog);'],
    ["by a name of the module", 'const Later = lazy(() => import("./dialog"));'],
    [
      "by then()",
      'const load = () => import("./dialog").then(({ Dialog }) => Dialog); const Later = later(load);',
    ],
    ["at once", 'import { Dialog as Later } from "./dialog";'],
  ])("include those of a dialog that comes %s", (_, imported) => {
    const client = `${imported} ${form("return <Later />;")}`;
    const dialog = `export function Dialog() { return useTranslations("common")("close"); }
      export function Other() { const t = useTranslations("common"); return t("close"); }`;
    expect(problemsOf(around("login.submit"), client, dialog)).toContainEqual(
      expect.stringMatching(/^app\/dialog.tsx:1 reads common/),
    );
    expect(problemsOf(around("common.close"), client, dialog)).toEqual([]);
  });

  it("are given by several around each other, each once", () => {
    const both = form('const c = useTranslations("common"); return t("submit") + c("close");');
    const nested = (inner: string) =>
      `<Texts of={["common"]}><Texts of={["${inner}"]}><Form /></Texts></Texts>`;
    expect(problemsOf(nested("login.submit"), both)).toEqual([]);
    expect(problemsOf(nested("common.close"), both)).toContain(
      "app/page.tsx:1 gives common.close again",
    );
  });

  it("are not sent for nobody", () => {
    expect(problemsOf(around("login.submit", "common.close"), form('return t("submit");'))).toEqual(
      ["app/page.tsx:1 gives common.close, which nothing below reads"],
    );
    expect(problemsOf(around("login"), form('return t("submit");'))).toEqual([
      "app/page.tsx:1 gives login for less than half of it: name login.submit",
    ]);
  });

  it("are no concern of what the server renders", () => {
    const page = `<Local />; } function Local() { const t = useTranslations("login"); return t("submit")`;
    expect(problemsOf(page, form("return null;"))).toEqual([]);
  });
});

import { dirname } from "node:path";
import { NextIntlClientProvider } from "next-intl";
import { jsx } from "react/jsx-runtime";
import { renderToString } from "react-dom/server";
import { expect, expectTypeOf, it, vi } from "vitest";
import { z } from "zod";
import { alertRules } from "@/app/(member)/token-price/_components/alerts/alert-rules";
import { convertRules, transferRules } from "@/app/(member)/wallet/_components/rules";
import { priceAlertEndpoints } from "@/lib/contract/alerts/price-alert";
import { movementEndpoints } from "@/lib/contract/movement";
import { importGraph, lazyImports, ownSources } from "@/lib/testing/import-graph";
import { isNode, type Node } from "@/lib/testing/syntax";
import { bare, parseModule, type SourceModule } from "@/lib/testing/texts/source-module";
import { type ServerFormOptions, useServerForm } from "./use-server-form";

const FORM_HOOKS = ["app/_shell/forms/use-server-form.ts", "app/_order/use-order-form.ts"];
const CONTROLS =
  /^app\/(_ui\/control\/(checkbox|date-range|password-field|segmented|select-field|switch|text-field)|_shell\/fields\/[\w-]+)\.tsx$/;
const OWN_CONTROL = /<(input|select|textarea)\b/;

/** Who holds a control and sends a write without a form. */
const WITHOUT_FORM: Readonly<Record<string, string>> = {
  "app/(member)/_components/palette/palette.tsx": "a search whose choices act at once",
  "app/(member)/earning/stake/_components/auto-renew-switch.tsx": "a switch that acts at once",
  "app/(member)/setting/(general)/_components/appearance.tsx": "choices that act at once",
  "app/(member)/setting/security/_passkeys/passkey-panel.tsx": "a switch that acts at once",
  "app/(member)/setting/security/_notifications/notification-choices.tsx":
    "choices that act at once",
  "app/(member)/setting/security/_notifications/weekly-mail-switch.tsx":
    "a switch that acts at once",
  "app/(member)/setting/security/_protection/address-lock.tsx": "a switch that acts at once",
  "app/(member)/setting/security/_protection/auto-logout.tsx": "a choice that acts at once",
  "app/(member)/team/_components/placement-choice.tsx": "a choice that acts at once",
  "app/(member)/wallet/_components/withdraw/withdraw-order.tsx":
    "its fields are those of the form in use-withdraw.ts; what it sends beside them takes a withdrawal back",
};

/** The rules of a form that takes nothing from the contract, since no field goes up as it is typed. */
const RULES_WITHOUT_CONTRACT: Readonly<Record<string, string>> = {
  "app/_shell/forms/amount-rules.ts": "an amount is read in the member's digits",
  "app/(member)/earning/stake/_components/redeem/redeem-rules.ts": "an amount, and a consent",
  "app/(member)/marketplace/_components/purchase/purchase-rules.ts":
    "a quantity is read in the member's digits, a code without its spaces",
  "app/(member)/marketplace/resale/_components/sell-rules.ts":
    "a price is read in the member's digits, a code without its spaces",
  "app/(member)/setting/_components/saved-rules.ts": "nothing goes up",
  "app/(member)/setting/data/_components/close-rules.ts": "the own username, and no other",
  "app/(member)/transactions/tax/_components/basis-rules.ts":
    "a day goes up as an instant, a cost is read in the member's digits",
  "lib/domain/password/rules.ts": "what the meter shows; the schema beside it decides",
};

/** Values that are chosen, or that a quote has judged before: a refusal of one is that of the whole form. */
const WITHOUT_REFUSAL: Readonly<Record<string, readonly string[]>> = {
  "app/(member)/_components/placing/use-placing.ts": ["way"],
  "app/(member)/earning/stake/_components/subscribe/use-subscribe.ts": ["autoRenew"],
  "app/(member)/marketplace/_components/purchase/use-purchase.ts": ["quantity", "th", "wPerTh"],
  "app/(member)/setting/security/_protection/lock-panel.tsx": ["earlyEnd"],
  "app/(member)/token-price/_components/alerts/use-new-alert.ts": [
    "code",
    "kind",
    "repeat",
    "mail",
  ],
};

const sources = new Map([...ownSources()].filter(([path]) => /^(app|lib)\//.test(path)));
const graph = importGraph(sources, "values");
const later = lazyImports(sources);
const textOf = (path: string) => sources.get(path) ?? "";

/** The names of the browser's functions that send a write. */
const writers = new Set(
  [...sources]
    .filter(([path]) => /^lib\/(domain|session)\/.*client\.ts$/.test(path))
    .flatMap(([, text]) => [...text.matchAll(/export (?:async )?function (\w+)[\s\S]*?\n}\n/g)])
    .filter(([body]) => /method: "(POST|PUT|PATCH|DELETE)"/.test(body))
    .map(([, name]) => name ?? ""),
);

const usesForm = (path: string) =>
  FORM_HOOKS.includes(path) || graph.get(path)?.some((one) => FORM_HOOKS.includes(one));
const asks = (path: string) =>
  OWN_CONTROL.test(textOf(path)) || graph.get(path)?.some((one) => CONTROLS.test(one));
const writes = (path: string) =>
  [...textOf(path).matchAll(/^import \{([^}]*)\} from "@\/lib\//gm)].some(([, names]) =>
    names?.split(/[\s,]+/).some((name) => writers.has(name)),
  );

/** A file with the parts of its page that it holds, but for those that are forms. */
function partsOf(path: string): string[] {
  const room = /^app\/[^/]+\/[^/]+\//.exec(path)?.[0] ?? `${dirname(path)}/`;
  const parts = new Set([path]);
  for (const part of parts) {
    for (const next of graph.get(part) ?? []) {
      if (next.startsWith(room) && !usesForm(next)) parts.add(next);
    }
  }
  return [...parts];
}

it("R5.1 what a member typed, chose or ticked goes out by a form, or acts at once and stands in the list", () => {
  expect(writers.size).toBeGreaterThan(50);
  const found = [...sources.keys()]
    .filter((path) => path.startsWith("app/") && !usesForm(path))
    .filter((path) => {
      const parts = partsOf(path);
      return (asks(path) && parts.some(writes)) || (writes(path) && parts.some(asks));
    });
  expect(found.sort()).toEqual(Object.keys(WITHOUT_FORM).sort());
});

it("R5.1 the rules of each form are made of the contract's own schemas, or say why not", () => {
  const rules = new Set(
    [...later].flatMap(([path, loaded]) =>
      path.startsWith("app/") ? loaded.filter((one) => /(rules|schema)\.ts$/.test(one)) : [],
    ),
  );
  expect(rules.size).toBeGreaterThan(15);
  const own = [...rules].filter(
    (path) => !graph.get(path)?.some((one) => one.startsWith("lib/contract/")),
  );
  expect(own.sort()).toEqual(Object.keys(RULES_WITHOUT_CONTRACT).sort());
});

it("R5.1 what goes up as it was chosen is checked by the very schema of its call", () => {
  const { shape: alert } = priceAlertEndpoints.addPriceAlert.body.schema;
  const { shape: typedAlert } = alertRules(() => null);
  for (const field of ["code", "kind", "repeat"] as const) {
    expect(typedAlert[field]).toBe(alert[field]);
  }
  const wrong = async () => null;
  const { shape: transfer } = movementEndpoints.transfer.body.schema;
  const typedTransfer = transferRules({ amount: wrong, toUsername: wrong, code: wrong });
  expect(typedTransfer.shape.symbol).toBe(transfer.symbol);
  const { shape: quote } = movementEndpoints.convertQuote.body.schema;
  const typedConversion = convertRules({ amount: wrong });
  expect(typedConversion.shape.from).toBe(quote.from);
  expect(typedConversion.shape.to).toBe(quote.to);
});

/** The names that an array or an object writes out, its own or those of a constant; null where it takes others in. */
function namesIn(module: SourceModule, node: unknown): string[] | null {
  if (!isNode(node)) return null;
  const { type, name, value, argument, elements, properties } = bare(node);
  if (type === "Literal") return [String(value)];
  if (type === "SpreadElement") return namesIn(module, argument);
  if (type === "Identifier") {
    return namesIn(module, module.declarations.get(String(name))?.[0]?.init);
  }
  const parts =
    type === "ObjectExpression"
      ? (properties as Node[]).map(({ key }) => (isNode(key) ? [String(key.name)] : null))
      : (elements as Node[] | undefined)?.map((one) => namesIn(module, one));
  return parts?.every((part) => part !== null) ? parts.flat() : null;
}

/** What a file hands its form under a name. */
function formOption({ parents }: SourceModule, option: string): unknown {
  return [...parents.keys()].find(
    ({ type, key }) => type === "Property" && isNode(key) && key.name === option,
  )?.value;
}

it("R5.1 a refusal stands at each field of a form, and each has a value to begin with", () => {
  const compared = [...sources].flatMap(([path, text]) => {
    const isForm = path.startsWith("app/") && /\buse(Server|Order|Stage)Form[<(]/.test(text);
    if (!isForm || path.endsWith(".test.ts")) return [];
    const module = parseModule(path, text);
    const fields = namesIn(module, formOption(module, "fields"));
    if (!fields) return [];
    const values = namesIn(module, formOption(module, "defaultValues")) ?? fields;
    const registered = [...text.matchAll(/\bregister\("(\w+)"/g)].map(([, name = ""]) => name);
    return [{ path, fields, values, registered }];
  });
  expect(compared.length).toBeGreaterThan(30);
  expect(
    compared.flatMap(({ path, fields, registered }) =>
      registered.filter((name) => !fields.includes(name)).map((name) => `${path}: ${name}`),
    ),
    "registered, and missing among the fields",
  ).toEqual([]);
  expect(
    compared.flatMap(({ path, fields, values }) =>
      fields.filter((name) => !values.includes(name)).map((name) => `${path}: ${name}`),
    ),
    "a field without a default value",
  ).toEqual([]);
  const silent = compared.map(
    ({ path, fields, values }) => [path, values.filter((one) => !fields.includes(one))] as const,
  );
  expect(Object.fromEntries(silent.filter(([, names]) => names.length > 0))).toEqual(
    WITHOUT_REFUSAL,
  );
});

it("R5.1 no form can be made without the schema that checks it", () => {
  type Rules = ServerFormOptions<{ code: string }, void>["rules"];
  expectTypeOf<Rules>().toEqualTypeOf<() => Promise<z.ZodType<unknown, { code: string }>>>();
  const forms = [...sources].filter(
    ([path, text]) => !path.endsWith(".test.ts") && /\buse(Server|Order)Form[<(]/.test(text),
  );
  expect(forms.length).toBeGreaterThan(25);
  expect(forms.filter(([, text]) => !/\brules\b/.test(text)).map(([path]) => path)).toEqual([]);
});

it("R5.1 every form is one of react-hook-form's with a resolver: nobody makes one beside the shared hook", () => {
  const makers = [...sources].filter(
    ([path, text]) =>
      path.startsWith("app/") &&
      !path.endsWith(".test.ts") &&
      /\b(useForm|useFormState|useActionState)\b/.test(text),
  );
  expect(makers.map(([path]) => path)).toEqual([FORM_HOOKS[0]]);
});

const CODE = "123456";

/** The shared form as a page holds it, with a rule of its own; what it sends lands in a list. */
function makeForm(defaultValues: { code: string }) {
  const sent: unknown[] = [];
  let shared: ReturnType<typeof useServerForm<{ code: string }, void>> | undefined;
  function Form() {
    shared = useServerForm<{ code: string }, void>({
      fields: ["code"],
      defaultValues,
      rules: async () => z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
      send: async (values) => void sent.push(values),
      onDone: () => undefined,
    });
    return null;
  }
  const texts = { locale: "en-US", messages: {}, onError: () => undefined };
  renderToString(jsx(NextIntlClientProvider, { ...texts, children: jsx(Form, {}) }));
  return { form: shared as NonNullable<typeof shared>, sent };
}

it("R5.1 a submit sends what the schema takes, once, and nothing that it refuses", async () => {
  for (const [code, isSent] of [
    [CODE, true],
    ["12345", false],
    ["", false],
  ] as const) {
    const { form, sent } = makeForm({ code });
    const preventDefault = vi.fn();
    form.onSubmit({ preventDefault, persist: () => undefined } as never);
    await vi.waitFor(() => expect(form.form.control._formState.isSubmitted).toBe(true));
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(sent).toEqual(isSent ? [{ code }] : []);
    expect(form.form.getFieldState("code").invalid).toBe(!isSent);
  }
});

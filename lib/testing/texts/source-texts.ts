import { parseSync } from "oxc-parser";
import { TOKEN_SYMBOLS } from "../../contract/values/tokens.ts";
import { descendants, isNode, type Node } from "../syntax.ts";

/** Attributes of elements and components that people read or hear. */
const READ_ATTRIBUTES =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|placeholder|title|alt|label|hint|text|heading|error|message|newTabText)$/;

/** Names and codes that stand outside the messages because they are never translated. */
const NEVER_TRANSLATED = RegExp(`^(${TOKEN_SYMBOLS.join("|")}|BTC|W/TH|TH|UTC|\\W|\\d)*$`);

/** The texts that an expression may show, as far as it says so itself. */
function* shownBy(node: Node): Generator<string> {
  if (node.type === "Literal" && typeof node.value === "string") yield node.value;
  if (node.type === "JSXText") yield String(node.value);
  if (node.type === "TemplateElement") yield String((node.value as { cooked: string }).cooked);
  if (/^(JSXExpressionContainer|TemplateLiteral)$/.test(node.type)) {
    const parts = node.type === "TemplateLiteral" ? node.quasis : [node.expression];
    for (const part of parts as Node[]) yield* shownBy(part);
  }
  if (node.type === "ConditionalExpression") {
    for (const part of [node.consequent, node.alternate]) yield* shownBy(part as Node);
  }
  if (node.type === "LogicalExpression") yield* shownBy(node.right as Node);
}

function* textsOf(node: Node): Generator<string> {
  if (node.type === "JSXElement" || node.type === "JSXFragment") {
    for (const child of node.children as Node[]) yield* shownBy(child);
  }
  if (node.type === "JSXAttribute" && isNode(node.value)) {
    const { name } = node.name as { name: unknown };
    if (READ_ATTRIBUTES.test(String(name))) yield* shownBy(node.value);
  }
}

/** Texts in the JSX of a file that a visitor reads or hears and that are no message. */
export function textsInSource(fileName: string, source: string): string[] {
  const program = parseSync(fileName, source).program as unknown as Node;
  return [...descendants(program)]
    .flatMap((node) => [...textsOf(node)])
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !NEVER_TRANSLATED.test(text));
}

import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>["values"];

/** Reads a command's options. A mistake among them ends the command by 2, with the one line that its user sees. */
export function readArguments<const O extends Options>(
  options: O,
  args: readonly string[] = process.argv.slice(2),
): Values<O> {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    // Node goes on to explain its own rules, on lines of their own.
    const [sentence = ""] = (cause as Error).message.split(". ");
    const names = Object.keys(options).map((name) => `--${name}`);
    process.stderr.write(`${sentence.replaceAll("\n", " ")}; there is ${names.join(", ")}\n`);
    process.exit(2);
  }
}

import { expect, it } from "vitest";
import { parseArguments } from "./arguments.ts";

it("has a default for everything", () => {
  expect(parseArguments([])).toEqual({
    port: 4010,
    host: "127.0.0.1",
    dataFile: ".sandbox/dev.sqlite",
    seed: "review",
    appOrigin: "http://localhost:3000",
    quiet: false,
  });
});

it.each([
  [["--port", "many"], '--port must be a number from 0 to 65535, not "many"'],
  [["--port", "70000"], '--port must be a number from 0 to 65535, not "70000"'],
  [["--host", "everywhere"], "--host must be an address such as 127.0.0.1 or 0.0.0.0"],
  [["--seed", "huge"], '--seed must be one of review, large, not "huge"'],
  [["--app-origin", "localhost"], "--app-origin must be an origin such as"],
  [["--app-origin", "http://localhost:3000/x"], "--app-origin must be an origin such as"],
  [["--data", ""], "--data must name a file or be :memory:"],
  [["--prot", "4010"], "Unknown option '--prot'"],
  [["extra"], "Unexpected argument 'extra'"],
])("refuses %j and names the mistake", (args, sentence) => {
  expect(() => parseArguments(args)).toThrow(sentence);
});

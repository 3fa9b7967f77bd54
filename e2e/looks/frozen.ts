/** The moment at which the pictures stand still: an afternoon in the middle of a mining session. */
export const FROZEN_AT: number = Date.UTC(2026, 10, 22, 13, 52, 20);

/** Source that lets a program's clock stand at a moment; its timers go on. */
function frozenClock(): string {
  return `{
    const Own = Date;
    const now = () => ${FROZEN_AT};
    globalThis.Date = new Proxy(Own, {
      apply: () => String(new Own(now())),
      construct: (_, parts, target) => Reflect.construct(Own, parts.length > 0 ? parts : [now()], target),
      get: (_, name) => (name === "now" ? now : Own[name]),
    });
  }`;
}

/** Source that lets Node's random bytes be the same in each run, and each time others. */
const SAME_BYTES = `{
  const crypto = process.getBuiltinModule("node:crypto");
  let turn = 0;
  const bytesOf = (size) => {
    const parts = [];
    for (let length = 0; length < size; length += 32)
      parts.push(crypto.createHash("sha256").update(String((turn += 1))).digest());
    return Buffer.concat(parts).subarray(0, size);
  };
  crypto.randomBytes = (size, then) => (then ? then(null, bytesOf(size)) : bytesOf(size));
  crypto.randomUUID = () => {
    const hex = bytesOf(16).toString("hex");
    return [hex.slice(0, 8), hex.slice(8, 12), "4" + hex.slice(13, 16), "8" + hex.slice(17, 20), hex.slice(20)].join("-");
  };
  process.getBuiltinModule("node:module").syncBuiltinESMExports();
}`;

function imported(source: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` };
}

/** Settings under which the sandbox seeds the same data in each run. */
export const FROZEN_SANDBOX: Readonly<Record<string, string>> = imported(
  frozenClock() + SAME_BYTES,
);

/** Settings under which the application renders the same page in each run. */
export const FROZEN_APPLICATION: Readonly<Record<string, string>> = imported(frozenClock());

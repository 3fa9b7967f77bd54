import { expect, expectRefused, goodReply, test } from "../../fixtures/http/recording-test.ts";

const TREE = "/api/bff/account/get-binary-tree";
/** One under way, and five that wait. */
const IN_LINE = 6;

test("R6.1 whole trees come one after another for a member, who has other answers meanwhile", async ({
  member,
  upstreamCalls,
}) => {
  const held: (() => void)[] = [];
  upstreamCalls.answer((response, request) => {
    if (request.target.includes("depth=100000")) held.push(() => goodReply(response, request));
    else goodReply(response, request);
  });
  const whole = Array.from({ length: IN_LINE + 1 }, () => member.send(`${TREE}?depth=100000`));
  const refused = await Promise.race(whole);
  expectRefused(refused, [429, "RATE_LIMITED"], "one more");
  expect(refused.headers["retry-after"]).toBe("5");
  expect((await member.send(`${TREE}?depth=3`)).status).toBe(200);
  for (let count = 1; count <= IN_LINE; count += 1) {
    await expect.poll(() => held.length).toBe(count);
    held[count - 1]?.();
  }
  const statuses = (await Promise.all(whole)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(IN_LINE).fill(200), 429]);
});

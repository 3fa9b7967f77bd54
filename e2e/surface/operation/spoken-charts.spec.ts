import { expect, test } from "../../fixtures/test.ts";

const plainText = (html: string) => html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");

test("R10.1 a price's link says where it leads, and its chart and the calculator's say in a sentence what they draw", async ({
  visitor,
}) => {
  const home = plainText((await visitor.send("/")).text);
  expect(home).toMatch(
    /The estimate starts at −\$[\d,]+\. On day \d+ it’s [+−]?\$[\d,]+ at today’s rate, and [+−]?\$[\d,]+ at the falling one\./,
  );
  await visitor.login("anna");
  const list = (await visitor.send("/token-price")).text;
  expect(list).toContain('aria-label="Price of MERLIN"');
  const detail = plainText((await visitor.send("/token-price/MERLIN")).text);
  expect(detail).toMatch(
    /From \$\d\S* \([^)]+\) to \$\d\S* \([^)]+\), [+−]?[\d.]+%\. Lowest \$\d\S* \([^)]+\), highest \$\d\S* \([^)]+\)\./,
  );
});

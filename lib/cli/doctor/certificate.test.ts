import { expect, it } from "vitest";
import { mendConnection } from "./certificate.ts";

it("a certificate that is not believed is mended by its authority, and not in .env", () => {
  const mend = mendConnection("the connection failed (DEPTH_ZERO_SELF_SIGNED_CERT)", "check it");
  expect(mend).toContain("NODE_EXTRA_CA_CERTS=/path/ca.pem in the environment of its process");
  expect(mendConnection("the connection failed (ECONNREFUSED)", "check it")).toBe("check it");
});

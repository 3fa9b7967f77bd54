import type { ServiceHandlers } from "../http/context.ts";
import { readCheck } from "./check.ts";
import { updateKyc } from "./update.ts";
import { kycView } from "./view.ts";

export const kycHandlers: ServiceHandlers<"kyc"> = {
  kyc: ({ sandbox, member }) => kycView(readCheck(sandbox.database, member)),

  updateKyc({ sandbox: { database, clock }, member, write }, { body }) {
    return kycView(write(() => updateKyc(database, member.id, body, clock.now())));
  },
};

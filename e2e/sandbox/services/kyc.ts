import type { ServiceHandlers } from "../http/context.ts";
import { readCheck } from "../kyc/check.ts";
import { updateKyc } from "../kyc/update.ts";
import { kycView } from "../kyc/view.ts";

export const kycHandlers: ServiceHandlers<"kyc"> = {
  kyc: ({ sandbox, member }) => kycView(readCheck(sandbox.database, member)),

  updateKyc({ sandbox: { database, clock }, member, write }, { body }) {
    return kycView(write(() => updateKyc(database, member.id, body, clock.now())));
  },
};

import { sponsorView } from "../account/sponsor.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { notFound } from "../http/refusal.ts";
import { codesOf, countMiss, findCode, refuseGuessing } from "./codes.ts";

export const invitationCodeHandlers: ServiceHandlers<"invitationCode"> = {
  invitationCodes: ({ sandbox: { database, clock }, member, write }) =>
    write(() => codesOf(database, member, clock.now())),
};

export const invitationHandlers: ServiceHandlers<"invitation"> = {
  invitation({ sandbox, origin, visitor, write }, { params }) {
    const { database } = sandbox;
    refuseGuessing(database, visitor.address);
    const found = findCode(database, params.code);
    if (!found) {
      write(() => countMiss(database, visitor.address));
      throw notFound("No member has this code.");
    }
    const position = found.leg === "auto" ? null : found.leg;
    return { ...sponsorView(sandbox, found.username, origin), position };
  },
};

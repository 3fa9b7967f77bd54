import { toInstant } from "../clock.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { conflict, invalid, notFound } from "../http/refusal.ts";
import { refuseWhileLocked } from "../security/locked-until.ts";
import { tellChange } from "../security/tell-change.ts";
import { requireConfirmation } from "../step-up/proof.ts";
import { say } from "../texts/say.ts";
import { archiveOf } from "./archive.ts";
import { blockersOf, closingView, enterClosing, forgetClosing } from "./closing.ts";
import {
  enterExport,
  exportsView,
  isReadyExport,
  PERSONAL_DATA_PAGE,
  refuseSecondExport,
} from "./exports.ts";
import { zipped } from "./zip.ts";

export const personalDataHandlers: ServiceHandlers<"personalData"> = {
  dataExports: ({ sandbox: { database, clock }, member }) =>
    exportsView(database, member.id, clock.now()),

  requestDataExport({ sandbox, member, session, visitor, write }, { body }) {
    const { database, clock } = sandbox;
    return write(() => {
      const now = clock.now();
      refuseSecondExport(database, member.id, now);
      requireConfirmation(database, { member, session }, "export", body);
      enterExport(database, member.id, now);
      tellChange(
        sandbox,
        { member, visitor },
        {
          ...{ kind: "data_export", outcome: "requested", mail: "data-export" },
          title: "A copy of your data was requested",
          text: "We’ll tell you when it can be downloaded.",
          link: PERSONAL_DATA_PAGE,
        },
      );
      return exportsView(database, member.id, now);
    });
  },

  dataExportFile({ sandbox: { database, clock }, member }, { params }) {
    const now = clock.now();
    if (!isReadyExport(database, member.id, params.id, now)) throw notFound();
    return {
      filename: `merlin-btc-${member.username}-${toInstant(now).slice(0, 10)}.zip`,
      chunks: zipped(archiveOf(database, member, now)),
    };
  },

  closing: ({ sandbox: { database, clock }, member }) => closingView(database, member, clock.now()),

  requestClosing({ sandbox, member, session, visitor, write }, { body }) {
    const { database, clock } = sandbox;
    const now = clock.now();
    refuseWhileLocked(member, now);
    if (body.confirmUsername !== member.username) {
      throw invalid({ confirmUsername: "This is not your username." });
    }
    return write(() => {
      if (member.closingAt !== null) throw conflict("Your account is about to be closed already.");
      if (blockersOf(database, member.id, now).length > 0) {
        throw conflict("Something has to be settled before your account can be closed.");
      }
      requireConfirmation(database, { member, session }, "close", body);
      const closesAt = { moment: enterClosing(database, member.id, now) };
      tellChange(
        sandbox,
        { member, visitor },
        {
          ...{ kind: "closing", outcome: "requested", mail: "closing" },
          title: "Your account will be closed",
          text: say("It will be closed on {closesAt}. Until then you can keep it.", { closesAt }),
          link: PERSONAL_DATA_PAGE,
        },
      );
      return closingView(database, member, now);
    });
  },

  cancelClosing({ sandbox, member, visitor, write }) {
    const { database, clock } = sandbox;
    if (member.closingAt === null) throw conflict("Your account is not about to be closed.");
    return write(() => {
      forgetClosing(database, member.id);
      tellChange(
        sandbox,
        { member, visitor },
        {
          ...{ kind: "closing", outcome: "off", mail: "closing" },
          title: "Your account stays open",
          text: "It won’t be closed.",
          link: PERSONAL_DATA_PAGE,
        },
      );
      return closingView(database, member, clock.now());
    });
  },
};

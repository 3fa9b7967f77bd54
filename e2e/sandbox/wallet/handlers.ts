import { toUnits } from "../../../lib/money/decimal.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { tellChange } from "../security/tell-change.ts";
import { amountOf, say } from "../texts/say.ts";
import { cancelWithdrawal } from "../withdrawal/cancel.ts";
import { requestWithdrawal } from "../withdrawal/request.ts";
import { listWithdrawals } from "../withdrawal/view.ts";
import { addAddress } from "./add-address.ts";
import { convert } from "./convert.ts";
import { quoteConversion } from "./convert-quote.ts";
import { findRecipient } from "./recipient.ts";
import { listSavedAddresses, removeAddress } from "./saved-addresses.ts";
import { transfer } from "./transfer.ts";

export const movementHandlers: ServiceHandlers<"movement"> = {
  convertQuote({ sandbox: { database, clock }, member, write }, { body }) {
    return write(() => quoteConversion(database, member, body, clock.now()));
  },

  convert({ sandbox: { database, clock }, member, write }, { body }) {
    return write(() => convert(database, member.id, body, clock.now()));
  },

  recipient: ({ sandbox, member, origin }, { params }) =>
    findRecipient(sandbox.database, member, params.username, origin),

  transfer({ sandbox: { database, clock }, member, session, write }, { body }) {
    return write(() => transfer(database, { member, session }, body, clock.now()));
  },

  withdrawals: ({ sandbox, member }, { query }) =>
    listWithdrawals(sandbox.database, member.id, query),

  withdraw({ sandbox, member, session, visitor, write }, { body }) {
    const { database, clock } = sandbox;
    return write(() => {
      const answer = requestWithdrawal(database, { member, session }, body, clock.now());
      const { symbol, amount, address } = answer.request;
      tellChange(
        sandbox,
        { member, visitor },
        {
          ...{ kind: "withdrawal", outcome: "requested", mail: "withdrawal" },
          title: "Withdrawal requested",
          text: say(
            "Your withdrawal of {amount} to {address} was requested. If this wasn’t you, cancel it and set a new password at once.",
            { amount: amountOf(toUnits(String(amount)), symbol), address },
          ),
          link: `/wallet/${symbol}`,
        },
      );
      return answer;
    });
  },

  cancelWithdrawal({ sandbox: { database, clock }, member, write }, { params }) {
    return write(() => cancelWithdrawal(database, member.id, params.id, clock.now()));
  },

  savedAddresses: ({ sandbox, member }, { query }) =>
    listSavedAddresses(sandbox.database, member.id, query),

  addAddress({ sandbox, member, session, visitor, write }, { body }) {
    const { database, clock } = sandbox;
    return write(() => {
      const saved = addAddress(database, { member, session }, body, clock.now());
      const { address, usableFrom } = saved;
      tellChange(
        sandbox,
        { member, visitor },
        {
          ...{ kind: "address", outcome: "added", mail: "new-address", link: "/wallet" },
          title: "A withdrawal address was added",
          text: say(
            "{address} is now one of your saved addresses. You can withdraw to it from {usableFrom}. If this wasn’t you, remove it and set a new password at once.",
            { address, usableFrom: { moment: Date.parse(String(usableFrom)) } },
          ),
        },
      );
      return saved;
    });
  },

  removeAddress({ sandbox: { database }, member, write }, { params }) {
    write(() => removeAddress(database, member.id, params.id));
    return undefined;
  },
};

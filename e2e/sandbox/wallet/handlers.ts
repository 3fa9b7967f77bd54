import type { ServiceHandlers } from "../http/context.ts";
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

  transfer({ sandbox: { database, clock }, member, write }, { body }) {
    return write(() => transfer(database, member, body, clock.now()));
  },

  withdrawals: ({ sandbox, member }, { query }) =>
    listWithdrawals(sandbox.database, member.id, query),

  withdraw({ sandbox: { database, clock }, member, write }, { body }) {
    return write(() => requestWithdrawal(database, member, body, clock.now()));
  },

  cancelWithdrawal({ sandbox: { database, clock }, member, write }, { params }) {
    return write(() => cancelWithdrawal(database, member.id, params.id, clock.now()));
  },

  savedAddresses: ({ sandbox, member }, { query }) =>
    listSavedAddresses(sandbox.database, member.id, query),

  addAddress({ sandbox: { database, clock }, member, write }, { body }) {
    return write(() => addAddress(database, member.id, body, clock.now()));
  },

  removeAddress({ sandbox: { database }, member, write }, { params }) {
    write(() => removeAddress(database, member.id, params.id));
    return undefined;
  },
};

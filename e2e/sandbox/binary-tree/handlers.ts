import { hashPassword } from "../auth/passwords.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { sendActivation } from "../mail/activation.ts";
import { findInTree } from "../team/find.ts";
import { checkDownline, createDownline } from "./create-downline.ts";
import { treeView } from "./tree-view.ts";

export const treeHandlers: ServiceHandlers<"tree"> = {
  binaryTree: ({ sandbox, member, origin }, { query }) => treeView(sandbox, member, query, origin),

  async createDownline({ sandbox, member, origin, write }, { body }) {
    const { database, clock, appOrigin } = sandbox;
    checkDownline(database, member, body);
    const passwordHash = await hashPassword(body.password);
    return write(() => {
      const newcomer = createDownline(database, member, body, passwordHash, clock.now());
      sendActivation(database, newcomer, appOrigin);
      const [node] = treeView(sandbox, member, { root: newcomer.username, depth: 1 }, origin);
      return node ?? {};
    });
  },

  find: ({ sandbox: { database, clock }, member }, { query }) =>
    findInTree(database, member.id, query.q, clock.now()),
};

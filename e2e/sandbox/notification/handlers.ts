import type { ServiceHandlers } from "../http/context.ts";
import { countUnread, listNotifications, markRead } from "./inbox.ts";
import { preferencesView, savePreferences } from "./preferences.ts";

export const notificationHandlers: ServiceHandlers<"notification"> = {
  list: ({ sandbox, member, language }, { query }) =>
    listNotifications(sandbox.database, member, query, language),

  markRead({ sandbox: { database, clock }, member, write }, { body }) {
    return write(() => {
      markRead(database, member.id, body.ids, clock.now());
      return { unread: countUnread(database, member.id) };
    });
  },
};

export const notificationPreferencesHandlers: ServiceHandlers<"notificationPreferences"> = {
  notificationPreferences: ({ sandbox: { database }, member }) =>
    preferencesView(database, member.id),

  saveNotificationPreferences({ sandbox: { database }, member, write }, { body }) {
    return write(() => {
      savePreferences(database, member.id, body);
      return preferencesView(database, member.id);
    });
  },
};

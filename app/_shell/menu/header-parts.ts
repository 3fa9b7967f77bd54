import { ValidityWatch } from "@/app/_shell/frame/validity-watch";
import { HeldFailure } from "@/app/_shell/navigation/quiet-refresh";
import { RouteChange } from "@/app/_shell/navigation/route-change";
import { NetworkChip } from "@/app/_shell/network/network-controls";
import { NotificationBell } from "@/app/_shell/notifications/notification-bell";
import { AmountsToggle } from "@/app/_shell/preferences/amounts-toggle";
import { LivePrice } from "@/app/_shell/prices/live-price";
import { AutoRefresh } from "@/app/_shell/time/auto-refresh";
import { AccountMenu } from "./account-menu";

/** What comes to life above every page of a member: one script, since each of its own costs a wait of the line. */
export const HEADER_PARTS = {
  AutoRefresh,
  AccountMenu,
  AmountsToggle,
  HeldFailure,
  LivePrice,
  NetworkChip,
  NotificationBell,
  RouteChange,
  ValidityWatch,
};

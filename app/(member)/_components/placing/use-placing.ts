"use client";

import { useTranslations } from "next-intl";
import { useOrder } from "@/app/_order/use-order";
import { useOrderForm } from "@/app/_order/use-order-form";
import { BffError } from "@/lib/bff/client/client";
import { type PlacedMember, placeNewcomer, type SeatOrder } from "@/lib/domain/team/client";
import { useSeatChoice } from "../create-downline/use-seat-choice";
import type { PlacingDialogProps } from "./placing-provider";

export const PLACING_WAYS = ["left", "right", "choose"] as const;
export type PlacingWay = (typeof PLACING_WAYS)[number];

interface PlacingValues {
  way: PlacingWay;
  parentUsername: string;
  position: string;
}

const FIELDS = ["parentUsername", "position"] as const;

/** The one placement of a newcomer: outermost in a leg or at a chosen seat, sent once. */
export function usePlacing({
  username,
  refresh,
}: Pick<PlacingDialogProps, "username" | "refresh">) {
  const t = useTranslations("team.placing");
  const seats = useTranslations("downline");
  const order = useOrder<SeatOrder, PlacedMember>({
    kind: "placeMember",
    scope: username,
    send: (body, key) => placeNewcomer(username, body, key),
    onAccepted: refresh,
    onRefused(refusal) {
      if (refusal.code === "CONFLICT") refresh();
      else choice.legs.reload();
    },
  });
  const orderForm = useOrderForm<PlacingValues, SeatOrder, PlacedMember>(order, {
    fields: FIELDS,
    defaultValues: { way: "left", parentUsername: "", position: "" },
    failedText: t("failed"),
    rules: async () =>
      (await import("@/lib/domain/team/schema")).placingRules({
        seatRequired: seats("seatRequired"),
      }),
    orderOf({ way, parentUsername, position }) {
      const isRight = (way === "choose" ? position : way) === "right";
      const body: SeatOrder = {
        position: isRight ? "right" : "left",
        ...(way === "choose" && { parentUsername }),
      };
      const subject =
        way === "choose"
          ? seats(isRight ? "seatRight" : "seatLeft", { username: parentUsername })
          : t(`ways.${way}`);
      return { body, facts: { subject, to: username } };
    },
    tell: async (refusal) =>
      refusal.code === "CONFLICT"
        ? new BffError(refusal.status, { code: refusal.code, message: t("taken") })
        : refusal,
  });
  const { form } = orderForm;
  const way = form.watch("way");
  const choice = useSeatChoice(form, {
    isChoosing: way === "choose",
    first: null,
    onChange: orderForm.edit,
  });
  return {
    ...orderForm,
    order,
    way,
    chooseWay(next: PlacingWay): void {
      form.setValue("way", next);
      form.clearErrors(["position", "parentUsername"]);
      orderForm.edit();
    },
    choice,
  };
}

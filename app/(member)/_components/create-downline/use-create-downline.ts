"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAccountRuleTexts } from "@/app/_shell/forms/use-account-rule-texts";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { BffError } from "@/lib/bff/client";
import type { accountRules } from "@/lib/sign-up/schema";
import { createDownline, type DownlineNode } from "@/lib/team/client";
import type { seatRules } from "@/lib/team/schema";
import type { CreateDownlineProps } from "./create-downline-modal";
import { useLegs } from "./use-legs";

export interface DownlineValues {
  /** Username of the member below whom the seat is; empty until it is known. */
  parentId: string;
  position: string;
  fullName: string;
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** What was sent, and the node that came back. */
export interface CreatedDownline {
  readonly values: DownlineValues;
  readonly node: DownlineNode;
}

const FIELDS = [
  "parentId",
  "position",
  "fullName",
  "username",
  "email",
  "password",
  "confirmPassword",
] as const;

type RuleTexts = Parameters<typeof accountRules>[0] & Parameters<typeof seatRules>[0];

async function loadRules(texts: RuleTexts) {
  const [{ accountRules }, { seatRules }, { isSimilarToOwner }] = await Promise.all([
    import("@/lib/sign-up/schema"),
    import("@/lib/team/schema"),
    import("@/lib/password/rules"),
  ]);
  return accountRules(texts, isSimilarToOwner).and(seatRules(texts));
}

/**
 * The form of a new member and the choice of their seat. A seat that is refused is looked up again and
 * can be chosen anew, even where it was fixed; everything typed stays.
 */
export function useCreateDownline({ seat, onCreated }: CreateDownlineProps) {
  const t = useTranslations("downline");
  const ruleTexts = useAccountRuleTexts();
  const [isChoosing, setChoosing] = useState(seat === null);
  const [created, setCreated] = useState<CreatedDownline | null>(null);
  const order = useServerForm<DownlineValues, CreatedDownline>({
    fields: FIELDS,
    defaultValues: {
      parentId: seat?.parentUsername ?? "",
      position: seat?.position ?? "",
      fullName: "",
      username: "",
      email: "",
      password: "",
      confirmPassword: "",
    },
    rules: () => loadRules({ ...ruleTexts, seatRequired: t("seatRequired") }),
    failedText: t("failed"),
    async send(values) {
      const { confirmPassword: _, position, ...account } = values;
      try {
        const side = position === "left" ? "left" : "right";
        return { values, node: await createDownline({ ...account, position: side }) };
      } catch (error) {
        if (error instanceof BffError && (error.fields.position || error.fields.parentId)) {
          setChoosing(true);
          legs.reload();
        }
        throw error;
      }
    },
    onDone(result) {
      setCreated(result);
      onCreated?.(result.node);
    },
  });
  const { form } = order;
  const legs = useLegs(isChoosing, seat?.parentUsername ?? null, (found) => {
    form.setValue("parentId", found.username);
    const { position } = form.getValues();
    const isFree = position === "" || found[position === "left" ? "left" : "right"].isFree;
    if (!isFree) form.setValue("position", "");
  });

  return {
    ...order,
    isChoosing,
    legs,
    created,
    chooseParent(username: string): void {
      form.setValue("position", "");
      form.clearErrors(["position", "parentId"]);
      legs.choose(username);
    },
    chooseLeg(position: "left" | "right"): void {
      form.setValue("position", position);
      form.clearErrors(["position", "parentId"]);
    },
    /** Another member; the seat is chosen anew, as the last one is taken now. */
    restart(): void {
      const { parentId } = form.getValues();
      form.reset({ ...form.formState.defaultValues, parentId, position: "" });
      setCreated(null);
      setChoosing(true);
      legs.reload();
    },
  };
}

export type CreateDownlineOrder = ReturnType<typeof useCreateDownline>;

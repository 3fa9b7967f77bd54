"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAccountRuleTexts } from "@/app/_shell/forms/use-account-rule-texts";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { BffError } from "@/lib/bff/client/client";
import type { accountRules } from "@/lib/domain/sign-up/schema";
import { createDownline, type DownlineNode } from "@/lib/domain/team/client";
import type { seatRules } from "@/lib/domain/team/schema";
import type { CreateDownlineProps, DownlineDraft } from "./load-create-downline";
import { useSeatChoice } from "./use-seat-choice";

export interface DownlineValues extends DownlineDraft {
  readonly password: string;
  readonly confirmPassword: string;
}

/** What was sent, and the node that came back. */
export interface CreatedDownline {
  readonly values: DownlineValues;
  readonly node: DownlineNode;
}

const FIELDS = [
  "parentUsername",
  "position",
  "fullName",
  "username",
  "email",
  "password",
  "confirmPassword",
] as const;

const EMPTY: DownlineValues = {
  parentUsername: "",
  position: "",
  fullName: "",
  username: "",
  email: "",
  password: "",
  confirmPassword: "",
};

type RuleTexts = Parameters<typeof accountRules>[0] & Parameters<typeof seatRules>[0];

async function loadRules(texts: RuleTexts) {
  const [{ accountRules }, { seatRules }, { isSimilarToOwner }] = await Promise.all([
    import("@/lib/domain/sign-up/schema"),
    import("@/lib/domain/team/schema"),
    import("@/lib/domain/password/rules"),
  ]);
  return accountRules(texts, isSimilarToOwner).and(seatRules(texts));
}

/**
 * The form of a new member and the choice of their seat. A seat that is refused is looked up again and
 * can be chosen anew, even where it was fixed; everything typed stays, for the next opening without passwords.
 */
export function useCreateDownline({ seat, draft, onCreated }: CreateDownlineProps) {
  const t = useTranslations("downline");
  const ruleTexts = useAccountRuleTexts();
  const [isChoosing, setChoosing] = useState(seat === null);
  const [created, setCreated] = useState<CreatedDownline | null>(null);
  const [begun] = useState<DownlineValues>(() => ({ ...EMPTY, ...draft.current, ...seat }));
  const order = useServerForm<DownlineValues, CreatedDownline>({
    fields: FIELDS,
    defaultValues: begun,
    rules: () => loadRules({ ...ruleTexts, seatRequired: t("seatRequired") }),
    failedText: t("failed"),
    unknown: { text: t("unknown") },
    async send(values) {
      const { confirmPassword: _, position, ...account } = values;
      try {
        const side = position === "left" ? "left" : "right";
        return { values, node: await createDownline({ ...account, position: side }) };
      } catch (error) {
        if (error instanceof BffError && (error.fields.position || error.fields.parentUsername)) {
          setChoosing(true);
          seatChoice.legs.reload();
        }
        throw error;
      }
    },
    onDone(result) {
      setCreated(result);
      onCreated(result.node);
    },
  });
  const { form } = order;
  const seatChoice = useSeatChoice(form, { isChoosing, first: begun.parentUsername || null });

  return {
    ...order,
    seat: seatChoice,
    created,
    /** Before the form leaves. */
    keepDraft(): void {
      const { password: _, confirmPassword: __, ...rest } = form.getValues();
      draft.current = created ? null : rest;
    },
    /** Another member; the seat is chosen anew, as the last one is taken now. */
    restart(): void {
      const { parentUsername } = form.getValues();
      form.reset({ ...EMPTY, parentUsername });
      setCreated(null);
      setChoosing(true);
      seatChoice.legs.reload();
    },
  };
}

export type CreateDownlineOrder = ReturnType<typeof useCreateDownline>;

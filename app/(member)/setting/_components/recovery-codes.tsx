"use client";

import { useTranslations } from "next-intl";
import UnsavedGuard from "@/app/_shell/forms/unsaved-guard";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { Button } from "@/app/_ui/control/button";
import { Checkbox } from "@/app/_ui/control/checkbox";
import { Card } from "@/app/_ui/data/card";
import { CopyButton } from "@/app/_ui/file/copy-button";
import { downloadText } from "@/app/_ui/file/download-blob";
import { recoveryText } from "@/lib/domain/two-factor/recovery-text";
import { FocusHeading } from "./focus-heading";

/** Prints a text alone, from a frame of its own, so that nothing of the page stands around it. */
function printText(title: string, text: string): void {
  const frame = document.createElement("iframe");
  Object.assign(frame.style, { position: "fixed", width: "0", height: "0", border: "0" });
  frame.setAttribute("aria-hidden", "true");
  document.body.append(frame);
  const view = frame.contentWindow;
  if (!view) return;
  const sheet = view.document.createElement("pre");
  sheet.textContent = text;
  sheet.style.font = "16px/1.6 ui-monospace, monospace";
  view.document.title = title;
  view.document.body.append(sheet);
  view.addEventListener("afterprint", () => setTimeout(() => frame.remove()));
  view.print();
}

interface RecoveryCodesProps {
  codes: readonly string[];
  username: string;
  onDone: () => void;
}

/** The codes, once: copied, downloaded or printed, and acknowledged before the member goes on. */
export default function RecoveryCodes({ codes, username, onDone }: RecoveryCodesProps) {
  const t = useTranslations("twoFactorPage");
  const { form, onSubmit } = useServerForm({
    fields: ["saved"],
    defaultValues: { saved: false },
    rules: async () => (await import("./saved-rules")).savedRules({ mustSave: t("mustSave") }),
    // The service has given the codes and is not told.
    send: async () => {},
    onDone,
  });
  const text = () => recoveryText(t("codesFile"), username, codes);
  return (
    <Card className="max-w-[48rem]">
      <FocusHeading takesFocus>{t("codesTitle")}</FocusHeading>
      <p className="mt-1.5 mb-5 text-md text-muted">{t("codesText")}</p>
      <ol
        dir="ltr"
        className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-4 gap-y-2.5 rounded-inset bg-raised px-4 py-4 sm:grid-cols-[auto_auto] sm:justify-evenly"
      >
        {codes.map((code) => (
          <li
            key={code}
            className="figures text-base font-medium tracking-wide whitespace-nowrap select-all"
          >
            {code}
          </li>
        ))}
      </ol>
      <div className="mb-6 flex flex-wrap gap-2.5">
        <CopyButton value={codes.join("\n")} what={t("codesFile")} />
        <Button size="small" onClick={() => downloadText(`${username}-recovery-codes.txt`, text())}>
          {t("download")}
        </Button>
        <Button size="small" onClick={() => printText(t("codesFile"), text())}>
          {t("print")}
        </Button>
      </div>
      <form noValidate className="grid gap-5 border-t border-line pt-5" onSubmit={onSubmit}>
        <Checkbox
          label={t("savedThem")}
          error={form.formState.errors.saved?.message}
          {...form.register("saved")}
        />
        <Button type="submit" tone="primary" className="justify-self-start">
          {t("finish")}
        </Button>
      </form>
      <UnsavedGuard
        texts={{
          title: t("leave.title"),
          text: t("leave.text"),
          stay: t("leave.stay"),
          leave: t("leave.leave"),
        }}
      />
    </Card>
  );
}

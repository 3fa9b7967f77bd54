import "./entry.css";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Drawing } from "@/app/_ui/art/drawing";
import { Floor } from "@/app/_ui/art/floor";

const STEPS = ["sideConfirm", "sideTasks", "sideStarter"] as const;

/** What follows a sign-up; the first step is next. */
async function NextSteps() {
  const t = await getTranslations("signUp");
  return (
    <ol className="entry-steps">
      {STEPS.map((step) => (
        <li key={step}>
          <p className="text-lg font-semibold">{t(step)}</p>
          <p className="text-md text-muted">{t(`${step}Text`)}</p>
        </li>
      ))}
    </ol>
  );
}

/** Beside the one form of a page: a few words and a machine, whose line runs into the form's button. */
export async function EntryFrame({
  kind,
  children,
}: {
  kind: "login" | "signUp";
  children: ReactNode;
}) {
  const t = await getTranslations(kind);
  return (
    <div className="entry" data-kind={kind}>
      <div className="entry-side">
        <div className="entry-words">
          <p className="max-w-[30rem] text-5xl font-[590] text-balance whitespace-pre-line">
            {t("sideTitle")}
          </p>
          <p className="mt-4.5 text-xl text-muted">{t("sideText")}</p>
          {kind === "signUp" && <NextSteps />}
        </div>
        <div aria-hidden="true" className="entry-scene">
          <Floor className="entry-floor" />
          <span className="entry-line" />
          <Drawing
            file="machines"
            name={kind === "login" ? "core" : "nano"}
            className="entry-machine"
          />
        </div>
      </div>
      <div className="entry-form">{children}</div>
    </div>
  );
}

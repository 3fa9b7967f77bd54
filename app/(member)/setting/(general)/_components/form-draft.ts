import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { SESSION_ENDED_EVENT } from "@/lib/bff/client/client";

function readDraft(key: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    sessionStorage.removeItem(key);
    return draft && typeof draft === "object" ? (draft as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function writeDraft(key: string, draft: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage the member types again.
  }
}

/**
 * Keeps changed text fields over the end of a session: they are written down when it ends and put
 * back once, when the member returns to the page in the same tab. Not for secrets.
 *
 * @param key names form and member
 * @returns stops keeping
 */
export function keepDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  fields: readonly Path<Values>[],
): () => void {
  const draft = readDraft(key);
  for (const field of fields) {
    const value = draft[field];
    if (typeof value !== "string" || form.getFieldState(field).isDirty) continue;
    form.setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
  const keep = () => {
    const changed = fields.filter((field) => form.getFieldState(field).isDirty);
    if (changed.length === 0) return;
    writeDraft(key, Object.fromEntries(changed.map((field) => [field, form.getValues(field)])));
  };
  window.addEventListener(SESSION_ENDED_EVENT, keep, true);
  return () => window.removeEventListener(SESSION_ENDED_EVENT, keep, true);
}

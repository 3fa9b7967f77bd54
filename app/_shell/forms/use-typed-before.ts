"use client";

import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * For a form that says whether it was changed. The form library takes over what was typed before its
 * script lived, but does not count it as a change by itself.
 */
export function useTypedBefore<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
): void {
  useEffect(() => {
    const isChanged = fields.some((field) => form.getFieldState(field).isDirty);
    if (isChanged) form.reset(form.getValues(), { keepDefaultValues: true, keepFieldsRef: true });
  }, [form, fields]);
}

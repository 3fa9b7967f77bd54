import type { FieldPathByValue, FieldValues, PathValue, UseFormReturn } from "react-hook-form";

/**
 * What an `AmountField` needs of a form: its text, which stays as it was typed, and what is wrong with it.
 * @param onEdit after every change
 */
export function amountInput<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPathByValue<Values, string>,
  onEdit?: () => void,
) {
  const { ref, onBlur } = form.register(name);
  const error = form.getFieldState(name, form.formState).error?.message;
  const { isSubmitted } = form.formState;
  return {
    name,
    onBlur,
    inputRef: ref,
    text: form.watch(name) as string,
    error,
    onTextChange(text: string): void {
      form.setValue(name, text as PathValue<Values, typeof name>, {
        shouldDirty: true,
        shouldValidate: isSubmitted || error !== undefined,
      });
      onEdit?.();
    },
  };
}

import { useCallback } from "react";
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
} from "react-hook-form";

/**
 * A picture as a field of a form. It is registered without its element, whose value would be the file as it
 * was chosen, before it has been checked and shrunk.
 */
export function usePictureField<Values extends FieldValues>(
  { register, setValue, setError, clearErrors, formState }: UseFormReturn<Values>,
  name: Path<Values>,
) {
  const ref = useCallback(
    (element: HTMLElement | null) =>
      register(name).ref(element && { name, type: "picture", focus: () => element.focus() }),
    [register, name],
  );
  const error: FieldError | undefined = get(formState.errors, name);
  return {
    ref,
    error: error?.message,
    take(file: File | null): void {
      setValue(name, file as never, { shouldDirty: true });
      clearErrors(name);
    },
    refuse: (message: string) => setError(name, { message }),
  };
}

import { useCallback, useState } from "react";
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
} from "react-hook-form";

/** Why a picture is not taken. */
export type PictureProblem = "fileType" | "fileSize" | "unreadable";

/**
 * A picture as a field of a form. It is registered without its element, whose value would be the file as it
 * was chosen, before it has been checked and shrunk.
 */
export function usePictureField<Values extends FieldValues>(
  { register, setValue, clearErrors, formState }: UseFormReturn<Values>,
  name: Path<Values>,
) {
  const ref = useCallback(
    (element: HTMLElement | null) =>
      register(name).ref(element && { name, type: "picture", focus: () => element.focus() }),
    [register, name],
  );
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const error: FieldError | undefined = get(formState.errors, name);
  return {
    ref,
    error: error?.message,
    /** What was wrong with the latest choice, which left what was there before: worded where it is shown. */
    problem,
    take(file: File | null): void {
      setValue(name, file as never, { shouldDirty: true });
      clearErrors(name);
      setProblem(null);
    },
    refuse(found: PictureProblem): void {
      clearErrors(name);
      setProblem(found);
    },
  };
}

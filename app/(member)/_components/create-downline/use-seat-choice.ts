"use client";

import { useLegs } from "./use-legs";

/** What stands for the inputs of a seat; the form keeps its value in it. */
export interface SeatPlace {
  readonly value: string;
  readonly focus: () => void;
}

/** The seat that a form asks for, and the places of the own tree to choose it from. */
export interface SeatChoice {
  /** The member below whom the seat is; empty until it is known. */
  readonly parentUsername: string;
  readonly position: string;
  /** What is wrong with it. */
  readonly error: string | undefined;
  /** Has the form give the focus to this when it refuses the seat, which may have no input of its own. */
  readonly registerPlace: (place: SeatPlace) => void;
  /** False for a seat that is stated and kept. */
  readonly isChoosing: boolean;
  readonly legs: ReturnType<typeof useLegs>;
  readonly chooseParent: (username: string) => void;
  readonly chooseLeg: (position: "left" | "right") => void;
}

type SeatName = "position" | "parentUsername";

/** What the choice of a seat needs of the form that it belongs to. */
interface SeatForm {
  register(name: SeatName): { readonly ref: (place: SeatPlace) => void };
  watch(name: SeatName): string;
  getValues(name: "position"): string;
  setValue(name: SeatName, value: string): void;
  clearErrors(names: SeatName[]): void;
  readonly formState: {
    readonly errors: { readonly [name in SeatName]?: { readonly message?: string } };
  };
}

interface SeatOptions {
  readonly isChoosing: boolean;
  /** Below whom it is chosen first; null for the member who asks. */
  readonly first: string | null;
  /** Another seat was chosen. */
  readonly onChange?: () => void;
}

/** The seat of a form with the fields `position` and `parentUsername`; one that turns out to be taken is let go. */
export function useSeatChoice(form: SeatForm, options: SeatOptions): SeatChoice {
  const { isChoosing, first, onChange } = options;
  // Of several bad fields the one that was registered first gets the focus.
  const fields = [form.register("position"), form.register("parentUsername")];
  const legs = useLegs(isChoosing, first, (found) => {
    form.setValue("parentUsername", found.username);
    const position = form.getValues("position");
    const isFree = position === "" || found[position === "left" ? "left" : "right"].isFree;
    if (!isFree) form.setValue("position", "");
  });
  const { errors } = form.formState;

  function choosePosition(position: string): void {
    form.setValue("position", position);
    form.clearErrors(["position", "parentUsername"]);
    onChange?.();
  }

  return {
    parentUsername: form.watch("parentUsername"),
    position: form.watch("position"),
    error: errors.position?.message ?? errors.parentUsername?.message,
    registerPlace(place) {
      for (const field of fields) field.ref(place);
    },
    isChoosing,
    legs,
    chooseParent(username) {
      choosePosition("");
      legs.choose(username);
    },
    chooseLeg: choosePosition,
  };
}

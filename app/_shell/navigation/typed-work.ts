import { acceptedWrites } from "@/lib/bff/client/client";

interface Typed {
  readonly place: string;
  readonly writes: number;
  readonly isSubmitted: boolean;
}

/** By form, or null for what stands in none. */
const typed = new Map<HTMLFormElement | null, Typed>();

function here(): string {
  const { pathname, search } = window.location;
  return `${pathname}${search}`;
}

function note(form: HTMLFormElement | null, isSubmitted: boolean): void {
  const place = here();
  for (const [other, { place: at }] of typed) if (at !== place) typed.delete(other);
  typed.set(form, { place, writes: acceptedWrites(), isSubmitted });
}

/** Notes where something was typed. */
export function noteTyped({ target }: Event): void {
  const form = target instanceof Element ? target.closest("form") : null;
  note(form, form === null);
}

/** Notes that what was typed in a form is to be sent. */
export function noteSubmitted({ target }: Event): void {
  if (target instanceof HTMLFormElement && typed.has(target)) note(target, true);
}

const REFUSED = "[aria-invalid=true], [role=alert]:not(:empty)";

function isUnsent(form: HTMLFormElement | null, { isSubmitted }: Typed): boolean {
  return form?.isConnected === true && (!isSubmitted || form.querySelector(REFUSED) !== null);
}

/**
 * Whether something was typed on this page that may be nowhere else. A write that was accepted says that it is, unless the
 * form stands there unsent or refused: the write was another one's.
 */
export function holdsTyped(): boolean {
  const [place, writes] = [here(), acceptedWrites()];
  return [...typed].some(
    ([form, at]) => at.place === place && (at.writes === writes || isUnsent(form, at)),
  );
}

"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { refusedText } from "@/app/_shell/forms/refusal/refused-text";
import { type ServerFormOptions, useServerForm } from "@/app/_shell/forms/use-server-form";
import type { BffError } from "@/lib/bff/client/client";
import type { PlacedOrder } from "./order-engine";
import type { useOrder } from "./use-order";

interface OrderFormOptions<Values extends FieldValues, Body>
  extends Pick<ServerFormOptions<Values, void>, "fields" | "defaultValues" | "rules"> {
  /** The order that the values make up. */
  orderOf: (values: Values) => PlacedOrder<Body>;
  failedText: string;
  /** The body as it goes out, once the member has confirmed it; null when they do not. */
  confirm?: (order: PlacedOrder<Body>) => Promise<Body | null>;
  /** What is said of a refusal, itself by default; null where the screen around the form says it. */
  tell?: (refusal: BffError) => Promise<BffError | null>;
  /** After the answer to what this form sent was lost. @throws BffError that is shown */
  onLost?: () => Promise<void>;
}

const itself = async (refusal: BffError) => refusal;

/** The form of an order that one press sends, and sends again while nobody knows what became of it. */
export function useOrderForm<Values extends FieldValues, Body, Result>(
  order: ReturnType<typeof useOrder<Body, Result>>,
  { orderOf, confirm, tell = itself, onLost, failedText, ...form }: OrderFormOptions<Values, Body>,
) {
  const { refused, isUndecided } = order;
  const isPlacing = useRef(false);
  const met = useRef<BffError | null>(null);
  const [told, setTold] = useState<BffError | null>(null);
  const [late, setLate] = useState<{ of: BffError; said: BffError | null } | null>(null);
  const [isEdited, setEdited] = useState(false);

  const server = useServerForm<Values, void>({
    ...form,
    failedText,
    async send(values) {
      setEdited(false);
      const { facts, ...placed } = orderOf(values);
      const body = confirm ? await confirm({ facts, ...placed }) : placed.body;
      if (body === null) return;
      isPlacing.current = true;
      const { phase, refusal } = await order.place({ body, facts }).finally(() => {
        met.current = order.snapshot().refusal;
        isPlacing.current = false;
      });
      setTold(refusal);
      const said = phase === "refused" && refusal ? await tell(refusal) : null;
      if (said) throw said;
      if (phase === "undecided") await onLost?.();
    },
    onDone: () => {},
  });

  // An order that was sent again is refused after its form has forgotten it.
  const telling = useRef(tell);
  useEffect(() => {
    telling.current = tell;
  });
  useEffect(() => {
    if (!refused || refused === met.current || isPlacing.current) return;
    let isWanted = true;
    setEdited(false);
    telling.current(refused).then((said) => isWanted && setLate({ of: refused, said }));
    return () => {
      isWanted = false;
    };
  }, [refused]);

  const isLate = refused !== null && refused !== told;
  const lateError =
    isLate && late?.of === refused && late.said ? refusedText(late.said, failedText) : null;
  return {
    form: server.form,
    /** Why nothing was booked; null while that is not known. */
    formError: isUndecided || isEdited ? null : isLate ? lateError : server.formError,
    secondsToWait: Math.max(server.secondsToWait, order.secondsToWait),
    isPending: server.isPending || order.isPending,
    /** Sends the order, or the undecided one again. */
    onSubmit(event: React.SubmitEvent): void {
      if (isUndecided) {
        event.preventDefault();
        order.repeat();
      } else server.onSubmit(event);
    },
    /** What is ordered has been edited: what was said of the order before holds no more. */
    edit(): void {
      setEdited(true);
      order.clear();
    },
  };
}

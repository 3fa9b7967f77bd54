"use client";

import { useEffect, useRef } from "react";

/** Keeps fields that are not filled in out of the address that the form around it leads to. */
export function DropEmptyFields() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const form = mark.current?.closest("form");
    const drop = ({ formData }: FormDataEvent) => {
      for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
    };
    form?.addEventListener("formdata", drop);
    return () => form?.removeEventListener("formdata", drop);
  }, []);

  return <span ref={mark} hidden />;
}

"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { SelectField } from "./select-field";

interface SortSelectProps {
  label: string;
  /** The list's orders as addresses. */
  options: readonly { href: string; label: string; isCurrent: boolean }[];
}

/** The orders of a list in one field, for phones, whose cards have no columns to press. */
export function SortSelect({ label, options }: SortSelectProps) {
  const router = useRouter();
  const field = useRef<HTMLSelectElement>(null);
  const current = options.find(({ isCurrent }) => isCurrent)?.href;

  const shown = useRef(current);

  // Not by a key: a new field has no focus, and arrow keys choose one option after another.
  useLayoutEffect(() => {
    if (field.current && current && shown.current !== current) field.current.value = current;
    shown.current = current;
  }, [current]);

  // What was chosen before this script lived counts, too.
  useEffect(() => {
    const chosen = field.current?.value;
    if (current && chosen && chosen !== current) router.push(chosen as Route, { scroll: false });
  }, [router, current]);

  return (
    <SelectField
      ref={field}
      label={label}
      defaultValue={current}
      options={options.map(({ href, label: text }) => ({ value: href, label: text }))}
      onChange={(event) => router.push(event.target.value as Route, { scroll: false })}
    />
  );
}

"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

const CHOSEN = "select[name], input[name]:not([type=hidden], [type=date])";

/** Where a preset of days leads with what stands in the form beside its days, applied or not. */
function withTyped(preset: HTMLAnchorElement, form: HTMLFormElement): string {
  const { pathname, searchParams } = new URL(preset.href);
  const typed = new FormData(form);
  for (const { name } of form.querySelectorAll<HTMLInputElement>(CHOSEN)) {
    const value = typed.get(name);
    if (value) searchParams.set(name, `${value}`);
    else searchParams.delete(name);
  }
  return `${pathname}?${searchParams}`;
}

/**
 * A preset in the card of the form around it keeps what was typed there and not applied yet. It comes to life
 * with the form: a choice that a preset is pressed after must not be lost on a slow machine.
 */
export function FilterPresets() {
  const router = useRouter();
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const form = mark.current?.closest("form");
    const card = form?.closest("section") ?? form;
    if (!form || !card) return;
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const preset = target?.closest<HTMLAnchorElement>("[data-presets] a[href]");
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!preset || opensElsewhere) return;
      event.preventDefault();
      router.push(withTyped(preset, form) as Route, { scroll: false });
    };
    card.addEventListener("click", onClick, true);
    return () => card.removeEventListener("click", onClick, true);
  }, [router]);

  return <span ref={mark} hidden />;
}

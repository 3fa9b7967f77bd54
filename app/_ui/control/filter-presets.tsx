"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

const CHOSEN = "select[name], input[name]:not([type=hidden], [type=date])";

/** Where a preset or a column's heading leads with what stands in the form beside what it changes, applied or not. */
function withTyped(link: HTMLAnchorElement, form: HTMLFormElement): string {
  const { pathname, searchParams } = new URL(link.href);
  const before = new URLSearchParams(window.location.search);
  const typed = new FormData(form);
  for (const { name } of form.querySelectorAll<HTMLInputElement>(CHOSEN)) {
    if (searchParams.get(name) !== before.get(name)) continue;
    const value = typed.get(name);
    if (value) searchParams.set(name, `${value}`);
    else searchParams.delete(name);
  }
  return `${pathname}?${searchParams}`;
}

/**
 * A preset in the card of the form around it, or a column's heading of its list, keeps what was typed there and not
 * applied yet. It comes to life with the form: a choice that a preset is pressed after must not be lost on a slow machine.
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
      const link = target?.closest<HTMLAnchorElement>("[data-presets] a[href], a[data-sorts]");
      const isOwn = link?.matches("[data-sorts]")
        ? link.pathname === new URL(form.action).pathname
        : card.contains(link ?? null);
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || !isOwn || opensElsewhere) return;
      event.preventDefault();
      router.push(withTyped(link, form) as Route, { scroll: false });
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [router]);

  return <span ref={mark} hidden />;
}

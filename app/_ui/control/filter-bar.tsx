import type { Route } from "next";
import Form from "next/form";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "./button";
import { buttonStyle } from "./button-style";
import { FilterPresets } from "./filter-presets";

interface FilterBarProps {
  label: string;
  /** Where the list stands; the fields become its query. */
  action: string;
  texts: { apply: string; clear: string };
  /** The list without filters; absent when none is set. */
  clearHref?: string;
  /** Named fields. */
  children: ReactNode;
}

/** Filters of a list. They stand in the address, so that a list can be kept, shared and gone back to. */
export function FilterBar({ label, action, texts, clearHref, children }: FilterBarProps) {
  return (
    <Form
      action={action as Route}
      scroll={false}
      role="search"
      aria-label={label}
      className="mb-5 flex flex-wrap items-end gap-3"
    >
      {children}
      <FilterPresets />
      <div className="flex gap-2.5">
        <Button type="submit" className="h-12">
          {texts.apply}
        </Button>
        {clearHref && (
          <Link
            href={clearHref as Route}
            scroll={false}
            className={`${buttonStyle("quiet", "medium")} h-12`}
          >
            {texts.clear}
          </Link>
        )}
      </div>
    </Form>
  );
}

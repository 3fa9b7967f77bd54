import type { Route } from "next";
import Form from "next/form";
import type { ReactNode } from "react";
import { Link } from "@/app/_ui/navigation/link";
import { Button } from "./button";
import { buttonStyle } from "./button-style";
import { DropEmptyFields } from "./drop-empty-fields";
import { FilterPresets } from "./filter-presets";

interface FilterBarProps {
  label: string;
  /** Where the list stands; the fields become its query. */
  action: string;
  texts: { apply: string; clear: string };
  /** The list without filters; absent when none is set. */
  clearHref?: string;
  /** What else stands in the address and stays in it. */
  kept?: Iterable<readonly [name: string, value: string]>;
  /** Named fields; an empty one leaves the address. */
  children: ReactNode;
}

/** Filters of a list. They stand in the address, so that a list can be kept, shared and gone back to. */
export function FilterBar({
  label,
  action,
  texts,
  clearHref,
  kept = [],
  children,
}: FilterBarProps) {
  return (
    <Form
      action={action as Route}
      scroll={false}
      role="search"
      aria-label={label}
      className="mb-5 flex flex-wrap items-end gap-3"
    >
      <DropEmptyFields />
      {children}
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterPresets />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" className="min-h-12">
          {texts.apply}
        </Button>
        {clearHref && (
          <Link
            href={clearHref as Route}
            scroll={false}
            className={`${buttonStyle("quiet", "medium")} min-h-12`}
          >
            {texts.clear}
          </Link>
        )}
      </div>
    </Form>
  );
}

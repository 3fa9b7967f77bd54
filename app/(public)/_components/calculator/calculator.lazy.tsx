"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useLateImport } from "../use-late-import";
import type { Calculator } from "./calculator";

const load = () => import("./calculator");

const isMoved = (input: HTMLInputElement) =>
  input.type === "radio"
    ? input.checked && !input.defaultChecked
    : input.value !== input.defaultValue;

/** The calculator at work, in the place of the rendered one, as that was left: what was moved, and the field one was in. */
export function LazyCalculator({
  children,
  ...props
}: Omit<ComponentProps<typeof Calculator>, "focused" | "moved"> & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const module = useLateImport(load, box);
  const moved = useRef<Record<string, string>>({});
  const note = ({ id, name, value }: HTMLInputElement) => {
    moved.current[id || name] = value;
  };
  useEffect(() => {
    // React says nothing of what was moved before it came, and puts back what is moved while nobody listens.
    for (const input of box.current?.querySelectorAll("input") ?? []) {
      if (isMoved(input)) note(input);
    }
  });
  const noteMove = ({ target }: FormEvent) => {
    if (!module && target instanceof HTMLInputElement) note(target);
  };
  const active = module === null ? null : document.activeElement;
  const focused = active && box.current?.contains(active) ? active.id : null;
  return (
    <div ref={box} onInputCapture={noteMove}>
      {module ? <module.Calculator {...props} focused={focused} moved={moved.current} /> : children}
    </div>
  );
}

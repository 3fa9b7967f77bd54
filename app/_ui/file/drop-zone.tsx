"use client";

import { Camera, FolderOpen } from "lucide";
import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useId, useState } from "react";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { FieldNotes, type FieldTexts, fieldAria } from "@/app/_ui/control/field";
import { Icon } from "@/app/_ui/data/icon";

interface DropZoneProps extends FieldTexts {
  texts: { drop: string; choose: string; photo: string };
  /** Media types, separated by commas. */
  accept: string;
  /** Which camera a phone opens for "take a photo". */
  capture: "user" | "environment";
  onFile: (file: File) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** What was chosen; stands in for the invitation to drop. */
  children?: ReactNode;
}

const PICKER =
  "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-text";

/** Takes one file: dropped, chosen, or photographed on a device with a touch screen. */
export function DropZone({
  label,
  hint,
  error,
  texts,
  accept,
  capture,
  onFile,
  inputRef,
  children,
}: DropZoneProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);

  function take(file: File | undefined) {
    if (file) onFile(file);
  }

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    take(currentTarget.files?.[0]);
    // The same file may be chosen again.
    currentTarget.value = "";
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  const images = accept
    .split(",")
    .filter((type) => type.startsWith("image/"))
    .join(",");
  const border = isOver ? "border-accent bg-raised" : error ? "border-down" : "border-line-field";
  const input = { type: "file", accept, onChange, className: "peer sr-only" };
  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} className="text-md font-medium text-text">
        {label}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the first is the input */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`grid gap-4 rounded-button border border-dashed bg-ground p-4 transition-colors ${border}`}
      >
        <div aria-live="polite" className={children ? "" : "hidden pointer-fine:block"}>
          {children ?? <p className="text-center text-md text-muted">{texts.drop}</p>}
        </div>
        <div className="flex flex-wrap justify-center gap-2.5">
          <span className="relative grid max-sm:flex-1">
            <input
              {...input}
              {...fieldAria(id, { hint, error })}
              ref={inputRef}
              aria-labelledby={`${id}-label ${id}-choose`}
            />
            <label
              id={`${id}-choose`}
              htmlFor={id}
              className={`${buttonStyle("outline", "medium")} ${PICKER}`}
            >
              <Icon node={FolderOpen} size={18} />
              {texts.choose}
            </label>
          </span>
          <span className="relative hidden max-sm:flex-1 pointer-coarse:grid">
            <input
              {...input}
              id={`${id}-camera`}
              accept={images}
              capture={capture}
              aria-labelledby={`${id}-label ${id}-photo`}
            />
            <label
              id={`${id}-photo`}
              htmlFor={`${id}-camera`}
              className={`${buttonStyle("outline", "medium")} ${PICKER}`}
            >
              <Icon node={Camera} size={18} />
              {texts.photo}
            </label>
          </span>
        </div>
      </div>
      <FieldNotes {...{ id, error, hint }} isAlert />
    </div>
  );
}

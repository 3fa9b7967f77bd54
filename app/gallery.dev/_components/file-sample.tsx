"use client";

import { useState } from "react";
import { ConfirmButton } from "@/app/_ui/control/confirm-button";
import { DropZone } from "@/app/_ui/file/drop-zone";
import { UploadProgress } from "@/app/_ui/file/upload-progress";

const FILE = {
  texts: { drop: "Drop a file here, or", choose: "Choose a file", photo: "Take a photo" },
  accept: "image/png,image/jpeg",
  capture: "environment",
} as const;
const REVOKE = {
  ask: "Log out",
  confirm: "Log out",
  cancel: "Cancel",
  question: "Sign this device out?",
};

/** Files on their way, and a button that asks once more. */
export function FileSample() {
  const [name, setName] = useState<string | null>(null);
  const onFile = (file: File) => setName(file.name);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DropZone label="Front" hint="PNG or JPEG." onFile={onFile} {...FILE}>
          {name}
        </DropZone>
        <DropZone label="Back" error="This file is too large." onFile={onFile} {...FILE} />
      </div>
      <UploadProgress
        label="Sending"
        percent={42}
        text="4.2 of 10 MB"
        cancelText="Cancel"
        onCancel={() => setName(null)}
      />
      <UploadProgress
        label="Waiting for the answer"
        percent={100}
        text="Sent"
        cancelText="Cancel"
      />
      <div className="flex flex-wrap gap-3">
        <ConfirmButton texts={REVOKE} isPending={false} onConfirm={() => setName(null)} />
        <ConfirmButton texts={REVOKE} isPending onConfirm={() => setName(null)} />
      </div>
    </>
  );
}

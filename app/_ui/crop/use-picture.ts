"use client";

import { useEffect, useState } from "react";
import { decodePicture } from "../picture";

/** A picture file as pixels: undefined while it is read, null when it cannot be. */
export function usePicture(file: Blob): ImageBitmap | null | undefined {
  const [picture, setPicture] = useState<ImageBitmap | null>();

  useEffect(() => {
    let isCurrent = true;
    let read: ImageBitmap | undefined;
    decodePicture(file).then((bitmap) => {
      read = bitmap ?? undefined;
      if (isCurrent) setPicture(bitmap);
      else bitmap?.close();
    });
    return () => {
      isCurrent = false;
      read?.close();
    };
  }, [file]);

  return picture;
}

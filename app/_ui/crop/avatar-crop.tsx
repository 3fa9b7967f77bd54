"use client";

import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { Modal } from "@/app/_ui/overlay/modal";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { CropControls, type CropControlTexts } from "./crop-controls";
import { type Crop, cropSide, initialCrop, movePicture, outputSide } from "./crop-geometry";
import { decodePicture, drawnFile } from "./picture";

/** A picture file as pixels: undefined while it is read, null when it cannot be. */
function usePicture(file: Blob): ImageBitmap | null | undefined {
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

/** Draws the square part of a picture over a whole canvas. */
function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const side = cropSide(picture, crop);
  context.imageSmoothingQuality = "high";
  context.clearRect(0, 0, canvas.width, canvas.height);
  const left = crop.x - side / 2;
  const top = crop.y - side / 2;
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square part as a WebP of at most 512 px, or a PNG where the browser writes no WebP. */
function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const side = outputSide(picture, crop);
  const size = { width: side, height: side };
  const draw = (canvas: HTMLCanvasElement) => drawCrop(canvas, picture, crop);
  return drawnFile(size, draw, { type: "image/webp", quality: 0.9 });
}

const STAGE_PX = 560;

interface CropStageProps {
  picture: ImageBitmap;
  crop: Crop;
  label: string;
  onChange: (crop: Crop) => void;
}

/** The part of the picture that will be kept; a pointer pulls it about. */
function CropStage({ picture, crop, label, onChange }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function pull(event: PointerEvent<HTMLDivElement>) {
    if (!last.current) return;
    const side = event.currentTarget.clientWidth;
    const { clientX: x, clientY: y } = event;
    onChange(movePicture(picture, crop, (x - last.current.x) / side, (y - last.current.y) / side));
    last.current = { x, y };
  }

  return (
    <div
      className="relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-inset bg-raised active:cursor-grabbing"
      onPointerDown={(event) => {
        last.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={pull}
      onPointerUp={() => {
        last.current = null;
      }}
      onPointerCancel={() => {
        last.current = null;
      }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={STAGE_PX}
        height={STAGE_PX}
        className="size-full"
      />
      <div className="pointer-events-none absolute inset-0 rounded-full border-2 border-[rgb(255_255_255/0.8)] shadow-[0_0_0_100vmax_rgb(0_0_0/0.5)]" />
    </div>
  );
}

export type AvatarCropTexts = CropControlTexts &
  Record<"title" | "hint" | "preview" | "use" | "cancel" | "unreadable", string>;

interface AvatarCropProps {
  file: Blob;
  texts: AvatarCropTexts;
  onDone: (picture: Blob) => void;
  onCancel: () => void;
}

/** Cuts a square out of a picture. */
export function AvatarCrop({ file, texts, onDone, onCancel }: AvatarCropProps) {
  const picture = usePicture(file);
  const [chosen, setChosen] = useState<Crop | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const crop = chosen ?? (picture ? initialCrop(picture) : null);

  async function use() {
    const blob = picture && crop && (await cutOut(picture, crop));
    if (blob) onDone(blob);
    else setFailed(true);
  }

  return (
    <Modal title={texts.title} onClose={onCancel}>
      {picture && crop ? (
        <>
          <p className="mb-4 text-md text-muted">{texts.hint}</p>
          <CropStage picture={picture} crop={crop} label={texts.preview} onChange={setChosen} />
          <CropControls picture={picture} crop={crop} texts={texts} onChange={setChosen} />
        </>
      ) : (
        picture === undefined && <Skeleton className="mx-auto aspect-square w-full max-w-72" />
      )}
      {(picture === null || hasFailed) && (
        <p role="alert" className="mt-2 text-md text-down">
          {texts.unreadable}
        </p>
      )}
      <div className="mt-6 flex justify-end gap-2.5">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        {picture && (
          <Button tone="primary" onClick={use}>
            {texts.use}
          </Button>
        )}
      </div>
    </Modal>
  );
}

"use client";

import { type PointerEvent, useEffect, useRef } from "react";
import { type Crop, movePicture } from "./crop-geometry";
import { drawCrop } from "./draw-crop";

const STAGE_PX = 560;

interface CropStageProps {
  picture: ImageBitmap;
  crop: Crop;
  label: string;
  onChange: (crop: Crop) => void;
}

/** The part of the picture that will be kept; a pointer pulls it about. */
export function CropStage({ picture, crop, label, onChange }: CropStageProps) {
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

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide";
import { useId } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { type Crop, MAX_ZOOM, movePicture, type PictureSize, zoomTo } from "./crop-geometry";

const STEP = 0.08;

/* Left is left in every language: the buttons move a picture. */
const MOVES = [
  { name: "left", right: -STEP, down: 0, icon: ArrowLeft },
  { name: "up", right: 0, down: -STEP, icon: ArrowUp },
  { name: "down", right: 0, down: STEP, icon: ArrowDown },
  { name: "right", right: STEP, down: 0, icon: ArrowRight },
] as const;

export type CropControlTexts = Record<(typeof MOVES)[number]["name"] | "move" | "zoom", string>;

interface CropControlsProps {
  picture: PictureSize;
  crop: Crop;
  texts: CropControlTexts;
  onChange: (crop: Crop) => void;
}

/** Everything that pulling does, for the keyboard. */
export function CropControls({ picture, crop, texts, onChange }: CropControlsProps) {
  const zoomId = useId();
  return (
    <div className="mx-auto mt-4 grid max-w-72 gap-4">
      <div className="flex items-center gap-3">
        <label htmlFor={zoomId} className="text-md font-medium">
          {texts.zoom}
        </label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => onChange(zoomTo(picture, crop, event.target.valueAsNumber))}
          className="h-11 min-w-0 flex-1 accent-accent"
        />
      </div>
      <fieldset className="flex items-center justify-between" dir="ltr">
        <legend className="sr-only">{texts.move}</legend>
        {MOVES.map(({ name, right, down, icon }) => (
          <button
            key={name}
            type="button"
            onClick={() => onChange(movePicture(picture, crop, right, down))}
            className="grid size-11 place-items-center rounded-button border border-line-strong bg-surface hover:bg-raised"
          >
            <Icon node={icon} size={18} />
            <span className="sr-only">{texts[name]}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}

import type { ReactNode } from "react";

export const SEGMENT_TRACK = "flex rounded-button bg-raised p-1";
export const SEGMENT = "segment";
export const SEGMENT_SIZES = {
  medium: "min-h-11",
  small: "touch-area min-h-9",
} as const;

interface SegmentedProps<Value extends string> {
  label: string;
  /** Groups the radio buttons; the name in a form. */
  name: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  /** Without it the choice stands still, as in a part whose script is yet to come. */
  onChange?: (value: Value) => void;
  size?: keyof typeof SEGMENT_SIZES;
  /** The label is read but not shown. */
  isLabelHidden?: boolean;
}

/** One of a few, all of them in sight: a radio group, moved through by the arrow keys. */
export function Segmented<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
  size = "medium",
  isLabelHidden = false,
}: SegmentedProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelHidden ? "sr-only" : "mb-1.5 text-md font-medium"}>{label}</legend>
      {/* As wide as the labels ask for; where they have no room in one row, they take two lines. */}
      <div className={SEGMENT_TRACK}>
        {options.map((option) => (
          <label key={option.value} className={`${SEGMENT} ${SEGMENT_SIZES[size]} segment-choice`}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              readOnly={!onChange}
              onChange={onChange && (() => onChange(option.value))}
              className="sr-only"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

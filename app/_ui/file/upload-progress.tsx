import { Button } from "@/app/_ui/control/button";
import { Progress } from "@/app/_ui/data/progress";

interface UploadProgressProps {
  label: string;
  /** From 0 to 100. */
  percent: number;
  /** How far it is, in words. */
  text: string;
  cancelText: string;
  /** Absent once everything has left and only the answer is awaited. */
  onCancel?: () => void;
}

/** How much of an upload has left the browser, with a way to stop it. */
export function UploadProgress({
  label,
  percent,
  text,
  cancelText,
  onCancel,
}: UploadProgressProps) {
  return (
    <div className="rounded-inset bg-raised p-4">
      <div className="mb-2.5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div>
          <p className="text-md font-medium">{label}</p>
          <p className="figures text-sm text-muted">{text}</p>
        </div>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {cancelText}
          </Button>
        )}
      </div>
      <div className="rounded-full bg-surface">
        <Progress percent={percent} label={label} text={text} />
      </div>
    </div>
  );
}

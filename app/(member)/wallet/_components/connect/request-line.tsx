import { Button } from "@/app/_ui/control/button";

interface RequestLineProps {
  /** What a wallet is asked now, or what came of it; null for nothing. */
  text: string | null;
  /** Only while there is something to give up. */
  onCancel?: () => void;
  cancelText: string;
}

/** One line about a request to the wallet, read out as it changes, with the way out of it. */
export function RequestLine({ text, onCancel, cancelText }: RequestLineProps) {
  return (
    <div role="status" className="empty:hidden">
      {text !== null && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-button bg-raised px-4 py-3 text-md text-text">
          <p className="min-w-0 flex-1 basis-56">{text}</p>
          {onCancel && (
            <Button size="small" onClick={onCancel}>
              {cancelText}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

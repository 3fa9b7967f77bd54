import type { ReactNode } from "react";
import { Button } from "@/app/_ui/button";

interface SponsorCardProps {
  /** The server's refusal of this sponsor. */
  error: string | undefined;
  removeText: string;
  onRemove: () => void;
  children: ReactNode;
}

/** Who invites; the visitor may go on without. */
export function SponsorCard({ error, removeText, onRemove, children }: SponsorCardProps) {
  return (
    <div className="rounded-inset bg-raised px-4 pt-4 pb-1">
      {children}
      {error && (
        <p role="alert" className="mt-2 text-sm text-down">
          {error}
        </p>
      )}
      <Button tone="quiet" className="-ms-4.5 text-md" onClick={onRemove}>
        {removeText}
      </Button>
    </div>
  );
}

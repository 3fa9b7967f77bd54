import { Info, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "@/app/_ui/data/icon";

const TONES = {
  info: { box: "bg-tint-info", sign: "text-info", icon: Info },
  warn: { box: "bg-tint-warn", sign: "text-warn", icon: TriangleAlert },
} as const;

interface NoticeProps {
  tone: keyof typeof TONES;
  title?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Something to know before going on. */
export function Notice({ tone, title, children, className = "" }: NoticeProps) {
  const { box, sign, icon } = TONES[tone];
  return (
    <div className={`flex gap-3 rounded-button px-4 py-3 ${box} ${className}`}>
      <Icon node={icon} className={`mt-0.5 shrink-0 ${sign}`} />
      <div className="min-w-0 text-md">
        {title && <p className="font-semibold">{title}</p>}
        <div className={title ? "text-muted" : ""}>{children}</div>
      </div>
    </div>
  );
}

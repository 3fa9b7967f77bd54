import { CopyButton } from "@/app/_ui/file/copy-button";
import { shortAddress } from "./short-address";

interface AddressProps {
  value: string;
  /** The whole value in lines instead of 4…4. */
  isWhole?: boolean;
  /** A button stands beside it that copies the whole value, and is called by this noun. */
  copyName?: string;
  className?: string;
}

/** An address or a hash, shortened to four characters on each side (R9.2), the whole at the pointer. */
export function Address({ value, isWhole = false, copyName, className = "" }: AddressProps) {
  const text = (
    <bdi
      dir="ltr"
      title={isWhole ? undefined : value}
      className={`figures ${isWhole ? "break-all select-all" : "whitespace-nowrap"} ${className}`}
    >
      {isWhole ? value : shortAddress(value)}
    </bdi>
  );
  if (!copyName) return text;
  return (
    <span
      className={`inline-flex flex-wrap items-center gap-x-3 gap-y-2 ${isWhole ? "justify-end" : ""}`}
    >
      {text}
      <CopyButton value={value} what={copyName} />
    </span>
  );
}

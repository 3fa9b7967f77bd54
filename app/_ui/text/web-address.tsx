import { Fragment } from "react";

interface WebAddressProps {
  value: string;
  className?: string;
}

/** An address of the web, to be selected as a whole; it breaks after a slash before it breaks inside a word. */
export function WebAddress({ value, className = "" }: WebAddressProps) {
  return (
    <bdi dir="ltr" className={`wrap-anywhere select-all ${className}`}>
      {value.split(/(?<=[^/]\/)(?=[^/])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text in their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}

import { buttonStyle } from "@/app/_ui/control/button-style";

export interface WayOnProps {
  href: string;
  text: string;
}

/** The one way on, as a new document: it may lead into the members' part. */
export function WayOn({ href, text }: WayOnProps) {
  return (
    <a href={href} className={`w-full ${buttonStyle("primary", "hero")}`}>
      {text}
    </a>
  );
}

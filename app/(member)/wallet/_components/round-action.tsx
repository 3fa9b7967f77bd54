import type { IconNode } from "lucide";
import { Icon } from "@/app/_ui/data/icon";

/** The classes of a button or link that shows a {@link RoundFace}. */
export const ROUND_ACTION = "group/round round-action";

interface RoundFaceProps {
  sign: IconNode;
  label: string;
  /** The page's one filled action. */
  isMain?: boolean;
}

/** A round action: its sign on a disc of 52 px over its name. */
export function RoundFace({ sign, label, isMain = false }: RoundFaceProps) {
  const look = isMain
    ? "bg-accent text-on-accent group-hover/round:bg-accent-hover"
    : "round-face-plain";
  return (
    <>
      <span className={`round-face ${look}`}>
        <Icon node={sign} size={22} />
      </span>
      {label}
    </>
  );
}

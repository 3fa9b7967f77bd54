import type { IconNode } from "lucide";
import { Icon } from "@/app/_ui/data/icon";

const MAIN_FACE = "round-face-main bg-accent text-on-accent";

interface RoundFaceProps {
  sign: IconNode;
  label: string;
  /** The page's one filled action. */
  isMain?: boolean;
}

/** A round action: its sign on a disc of 52 px over its name. */
export function RoundFace({ sign, label, isMain = false }: RoundFaceProps) {
  return (
    <>
      <span className={`round-face ${isMain ? MAIN_FACE : "round-face-plain"}`}>
        <Icon node={sign} size={22} />
      </span>
      {label}
    </>
  );
}

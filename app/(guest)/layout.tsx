import type { ReactNode } from "react";
import { FirstViewEnd, PublicFrame } from "@/app/_shell/frame/public-frame";

export default function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <PublicFrame>
      {children}
      <FirstViewEnd />
    </PublicFrame>
  );
}

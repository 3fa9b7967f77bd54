import type { ReactNode } from "react";
import { FirstViewEnd } from "@/app/_shell/frame/first-view-end";
import { PublicFrame } from "@/app/_shell/frame/public-frame";

export default function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <PublicFrame>
      {children}
      <FirstViewEnd />
    </PublicFrame>
  );
}

"use client";

import { type ComponentProps, use } from "react";
import { KeptMarkup } from "@/app/_ui/state/kept-markup";
import type { FooterMarkup } from "./footer-columns";

// The bundler leaves the branch out of what browsers load.
const onServer = typeof window === "undefined" ? import("./footer-columns") : null;

/** The footer's columns, which the browser keeps as the document brought them. */
export function StandingFooter(props: ComponentProps<typeof FooterMarkup>) {
  if (!onServer) return <KeptMarkup className="contents" />;
  const { FooterMarkup } = use(onServer);
  return (
    <div data-standing className="contents">
      <FooterMarkup {...props} />
    </div>
  );
}

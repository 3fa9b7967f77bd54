"use client";

import { use } from "react";
import { KeptMarkup } from "@/app/_ui/state/kept-markup";
import type { PartName, PartProps } from "./parts";

// The bundler leaves the branch out of what browsers load.
const onServer = typeof window === "undefined" ? import("./parts") : null;

interface StandingPartProps<Name extends PartName> {
  name: Name;
  locale: string;
  props: PartProps<Name>;
}

/**
 * A part of the document that nothing ever changes: rendered where the markup is made, and kept by the browser as it
 * came, so that neither its data nor its script is sent beside its markup.
 */
export function StandingPart<Name extends PartName>(part: StandingPartProps<Name>) {
  if (!onServer) return <KeptMarkup />;
  const { PartMarkup } = use(onServer);
  return (
    <div data-standing>
      <PartMarkup {...part} />
    </div>
  );
}

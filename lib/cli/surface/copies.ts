import { fileURLToPath } from "node:url";
import { surfaceOpenApi } from "./openapi.ts";
import { surfaceTable } from "./table.ts";

interface SurfaceCopy {
  readonly file: string;
  readonly isOpenApi: boolean;
  readonly make: () => string;
}

/** The copies of the surface that a reviewer reads without running anything, and what they must hold. */
export const SURFACE_COPIES: readonly SurfaceCopy[] = [
  {
    file: fileURLToPath(new URL("../../bff/surface.md", import.meta.url)),
    isOpenApi: false,
    make: surfaceTable,
  },
  {
    file: fileURLToPath(new URL("../../bff/surface.openapi.json", import.meta.url)),
    isOpenApi: true,
    make: () => `${JSON.stringify(surfaceOpenApi(), null, 1)}\n`,
  },
];

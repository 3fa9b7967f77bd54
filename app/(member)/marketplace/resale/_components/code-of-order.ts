import { z } from "zod";

/** The rule of a form whose order may need a code of the second factor; the server judges its shape. */
export const codeOfOrder = (isAsked: boolean, empty: string) =>
  z.object({ code: z.string().refine((text) => !isAsked || text.trim() !== "", empty) });

import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const linkSchema = z.string().nullish();

export const socialEndpoints = {
  links: endpoint({
    service: "social",
    method: "GET",
    path: "/links",
    audience: "public",
    origin: "extension",
    sharedForSeconds: 300,
    response: z.object({
      contactEmail: linkSchema,
      x: linkSchema,
      discord: linkSchema,
      docs: z
        .object({
          overview: linkSchema,
          network: linkSchema,
          tokenomics: linkSchema,
          roadmap: linkSchema,
          faqs: linkSchema,
        })
        .nullish(),
    }),
  }),
};

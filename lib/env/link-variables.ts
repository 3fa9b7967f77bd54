import { z } from "zod";

export const webAddressSchema = z.url({
  protocol: /^https?$/,
  error: "must be an http or https address",
  abort: true,
});

const linkSchema = webAddressSchema.optional();

/** The variables about what lies elsewhere: documents, support, channels; `.env.example` describes each row. */
export const linkShape = {
  DOCS_URL: linkSchema,
  DOCS_OVERVIEW_URL: linkSchema,
  DOCS_NETWORK_URL: linkSchema,
  DOCS_TOKENOMICS_URL: linkSchema,
  DOCS_ROADMAP_URL: linkSchema,
  DOCS_FAQS_URL: linkSchema,
  SUPPORT_EMAIL: z.email({ error: "must be an e-mail address" }).optional(),
  SOCIAL_X_URL: linkSchema,
  SOCIAL_DISCORD_URL: linkSchema,
};

type LinkRow = z.output<z.ZodObject<typeof linkShape>>;

export interface LinkEnvironment {
  readonly links: {
    readonly docsHome: string | undefined;
    readonly docs: {
      readonly overview: string | undefined;
      readonly network: string | undefined;
      readonly tokenomics: string | undefined;
      readonly roadmap: string | undefined;
      readonly faqs: string | undefined;
    };
    readonly supportEmail: string | undefined;
    readonly x: string | undefined;
    readonly discord: string | undefined;
  };
}

/** The rows as the application reads them. */
export function linkEnvironment(row: LinkRow): LinkEnvironment {
  return {
    links: {
      docsHome: row.DOCS_URL,
      docs: {
        overview: row.DOCS_OVERVIEW_URL,
        network: row.DOCS_NETWORK_URL,
        tokenomics: row.DOCS_TOKENOMICS_URL,
        roadmap: row.DOCS_ROADMAP_URL,
        faqs: row.DOCS_FAQS_URL,
      },
      supportEmail: row.SUPPORT_EMAIL,
      x: row.SOCIAL_X_URL,
      discord: row.SOCIAL_DISCORD_URL,
    },
  };
}

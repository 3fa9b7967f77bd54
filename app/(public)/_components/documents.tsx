import { getTranslations } from "next-intl/server";
import { ExternalLink } from "@/app/_ui/external-link";
import { readLinks } from "@/lib/social/server";

const DOCUMENTS = ["overview", "network", "tokenomics", "roadmap", "faqs"] as const;

/** The documents that are configured; nothing without one. */
export async function Documents({ title }: { title: string }) {
  const [t, { docs }] = await Promise.all([getTranslations(), readLinks()]);
  const links = DOCUMENTS.flatMap((name) => {
    const href = docs[name];
    return href ? [{ name, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <section
      aria-labelledby="documents-title"
      className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-5 py-4 shadow-card md:px-6"
    >
      <h3 id="documents-title" className="me-auto text-lg">
        {title}
      </h3>
      {links.map(({ name, href }) => (
        <ExternalLink
          key={name}
          href={href}
          className="min-h-11 text-md font-medium text-accent-text hover:underline"
        >
          {t(`footer.${name}`)}
        </ExternalLink>
      ))}
    </section>
  );
}

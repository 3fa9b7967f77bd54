/** An address that is written to. */
export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="font-medium text-accent-text hover:underline">
      <bdi dir="ltr" className="inline-block max-w-full break-words">
        {address}
      </bdi>
    </a>
  );
}

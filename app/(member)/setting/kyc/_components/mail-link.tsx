/** Where support reads. */
export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="font-medium text-accent-text hover:underline">
      <bdi dir="ltr" className="break-words">
        {address}
      </bdi>
    </a>
  );
}

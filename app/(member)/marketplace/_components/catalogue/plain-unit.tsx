/** A figure with its technical unit, which no language translates. */
export function PlainUnit({ value, unit }: { value: string; unit: string }) {
  return (
    <bdi dir="ltr" className="figures">
      {value} {unit}
    </bdi>
  );
}

import { Counter } from "./counter";

export const dynamic = "force-dynamic";

/** The least that comes to life: one button on a page without a style or a typeface of its own. */
export default function ButtonPage() {
  return (
    <main>
      <h1>One button</h1>
      <Counter />
    </main>
  );
}

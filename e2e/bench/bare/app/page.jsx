export const dynamic = "force-dynamic";

/** What any dynamic page costs. */
export default function Page() {
  return <h1>{new Date().toISOString()}</h1>;
}

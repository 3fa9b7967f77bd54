import { Rows } from "./rows";

export const dynamic = "force-dynamic";

/** What a dynamic page costs that has about as much markup as our wallet page. */
export default function FullPage() {
  return <Rows />;
}

import { Rows } from "../full/rows";
import { NavLink } from "./nav-link";

export const dynamic = "force-dynamic";

/** The same with as many links of Next's as our menus have. */
export default function LinksPage() {
  return <Rows links={23} Link={NavLink} />;
}

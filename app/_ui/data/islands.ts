"use client";

import { LinkButton } from "@/app/_ui/control/link-button";
import { Amount } from "@/app/_ui/text/amount";
import { Badge } from "./badge";
import { Card, CardHeading } from "./card";
import { ExactFacts } from "./exact-facts";
import { FactList } from "./fact-list";
import { Icon } from "./icon";
import { Ring } from "./ring";
import { KindDisc, ListRow, PairDisc, SignDisc } from "./row-list";
import { TokenDisc } from "./token-disc";

/*
 * Parts of which a page's server draws dozens: from here their props travel beside the markup, and not all of their
 * elements once more. The page pays with their script, so one that draws a few takes the part itself.
 */
export const AmountIsland = Amount;
export const BadgeIsland = Badge;
export const CardHeadingIsland = CardHeading;
export const CardIsland = Card;
export const ExactFactsIsland = ExactFacts;
export const FactListIsland = FactList;
export const IconIsland = Icon;
export const KindDiscIsland = KindDisc;
export const LinkButtonIsland = LinkButton;
export const ListRowIsland = ListRow;
export const PairDiscIsland = PairDisc;
export const RingIsland = Ring;
export const SignDiscIsland = SignDisc;
export const TokenDiscIsland = TokenDisc;

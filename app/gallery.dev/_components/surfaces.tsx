import { Pickaxe } from "lucide";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Avatar } from "@/app/_ui/data/avatar";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { Progress } from "@/app/_ui/data/progress";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Notice } from "@/app/_ui/state/notice";
import { Point } from "@/app/_ui/text/point";
import { Row, Sample } from "./sample";

const COLOURS = [
  "ground",
  "surface",
  "raised",
  "text",
  "muted",
  "faint",
  "accent",
  "accent-text",
  "violet",
  "up",
  "down",
  "warn",
  "info",
] as const;
const SIZES = ["xs", "sm", "md", "base", "lg", "xl", "2xl", "3xl", "4xl", "5xl"] as const;
const BADGES: readonly BadgeTone[] = ["neutral", "up", "down", "warn", "info", "violet"];
const TOKENS = ["USDT", "MERLIN", "mBTC", "AmBTC", "BTC", "XYZ"];

/** Colours, type, badges and the like. */
export function Surfaces() {
  return (
    <Sample name="Surfaces">
      <Row>
        {COLOURS.map((name) => (
          <span key={name} className="grid justify-items-center gap-1 text-xs text-muted">
            <span
              className="size-10 rounded-inset border border-line-strong"
              style={{ background: `var(--${name})` }}
            />
            {name}
          </span>
        ))}
      </Row>
      <div className="grid gap-1">
        {SIZES.map((size) => (
          <p
            key={size}
            className="truncate"
            style={{
              fontSize: `var(--text-${size})`,
              lineHeight: `var(--text-${size}--line-height)`,
            }}
          >
            <span className="font-semibold">Counted</span> to the last digit 0123456789
          </p>
        ))}
      </div>
      <Row>
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        {TOKENS.map((symbol) => (
          <TokenDisc key={symbol} symbol={symbol} />
        ))}
        <Avatar name="Anna Berger" />
        <Avatar name="Boris" size={48} />
      </Row>
      <PageHeading title="Page heading" text="What the page is for, in a line.">
        <LinkButton href="/">Link</LinkButton>
      </PageHeading>
      <Card>
        <CardHeading aside={<Badge tone="up">Running</Badge>}>Card</CardHeading>
        <Point icon={Pickaxe} title="A point" text="What it says, in a sentence or two." />
      </Card>
      <Progress percent={62} label="Session" text="62 % done" />
      <Notice tone="info" title="Good to know">
        Withdrawals need both. Nothing to pay.
      </Notice>
      <Notice tone="warn">Only send USDT on BNB Smart Chain to this address.</Notice>
    </Sample>
  );
}

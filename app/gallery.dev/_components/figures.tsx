import { Bars } from "@/app/_ui/chart/bars";
import { ChartFrame } from "@/app/_ui/chart/chart-frame";
import { LineArea } from "@/app/_ui/chart/line-area";
import { Sparkline } from "@/app/_ui/chart/sparkline";
import { MachineDrawing } from "@/app/_ui/data/machine-drawing";
import { QrPlate } from "@/app/_ui/data/qr-plate";
import { Stat, StatGroup } from "@/app/_ui/data/stat";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { Address } from "@/app/_ui/text/address";
import { Amount } from "@/app/_ui/text/amount";
import { ChangingAmount } from "@/app/_ui/text/changing-amount";
import { PriceChange } from "@/app/_ui/text/price-change";
import { Countdown } from "@/app/_ui/time/countdown";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { Row, Sample } from "./sample";

const ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7";
const WORDS = { up: "up", down: "down", flat: "unchanged" };
const DAYS = ["1.2", "0.4", "2.9", "-0.8", "1.7", "0", "3.4"].map((value, index) => ({
  label: `${15 + index} Nov`,
  value,
  text: `$${value}`,
}));
const MACHINES = ["Starter", "Nano", "Core", "Pro", "Titan"];
const LEFT_MS = [4 * 60_000, 5 * 3_600_000, 53 * 3_600_000];

/** Figures and what draws them. */
export function GalleryFigures() {
  const now = Date.now();
  return (
    <Sample name="Figures">
      <StatGroup>
        <Stat label="Available" value={<Amount raw="1000.5" text="$1,000.50" isPrivate />} />
        <Stat label="Rate" value="60 TH" note="0.024 mBTC a day" />
        <Stat label="Total value" value="$2,184.60" size="large" />
      </StatGroup>
      <Row>
        <PriceChange raw="1.27" text="+1.27%" words={WORDS} />
        <PriceChange raw="-5.3" text="−5.30%" words={WORDS} />
        <PriceChange raw="0" text="0.00%" words={WORDS} />
        <Sparkline values={["1", "3", "2", "5", "4", "6"]} label="Rising" className="h-9 w-30" />
        {LEFT_MS.map((left) => (
          <Countdown
            key={left}
            until={new Date(now + left).toISOString()}
            serverNow={new Date(now).toISOString()}
            texts={(key, { time = "" } = {}) => `${key} ${time}`}
          />
        ))}
      </Row>
      <Row>
        <Address value={ADDRESS} copyName="Address" />
        <Address value={ADDRESS} isWhole />
      </Row>
      <Row>
        <ChangingAmount raw="0.25" text="$0.250000" emptyText="Not available" />
        <ChangingAmount raw={null} text="" emptyText="Not available" />
        <RelativeTime
          at={new Date(now - 12_000).toISOString()}
          locale="en-US"
          text="Nov 21, 2026"
        />
      </Row>
      <ChartFrame
        title="Profit of the last seven days"
        value={<p className="figures-display text-4xl">$8.80</p>}
        controls={
          <SegmentedLinks
            label="Range"
            options={[
              { href: "?range=7", label: "7D", isCurrent: true },
              { href: "?range=30", label: "30D", isCurrent: false },
            ]}
          />
        }
        legend={[{ label: "Profit", colour: "var(--accent)" }]}
        table={{
          caption: "Profit of the last seven days",
          headings: ["Day", "Profit"],
          rows: DAYS.map(({ label, text }) => [label, text]),
        }}
        texts={{ showTable: "Table", showChart: "Chart" }}
        attribution={<span>Estimate</span>}
      >
        <Bars
          label="Profit a day"
          bars={DAYS}
          ticks={DAYS.map(({ label }) => label)}
          headings={["Day", "Profit"]}
          axisText={(value) => `$${value}`}
        />
      </ChartFrame>
      <LineArea
        label="Total value over seven days"
        points={DAYS.map(({ label, value, text }) => ({ key: label, label, value, text }))}
        ticks={[DAYS[0]?.label ?? "", DAYS.at(-1)?.label ?? ""]}
        headings={["Day", "Value"]}
        axisText={(value) => `$${value}`}
      />
      <Row>
        {MACHINES.map((name) => (
          <MachineDrawing key={name} name={name} th={null} />
        ))}
      </Row>
      <QrPlate value={ADDRESS} label="Deposit address" />
    </Sample>
  );
}

import { Checkbox } from "@/app/_ui/control/checkbox";
import { DateRange } from "@/app/_ui/control/date-range";
import { FilterBar } from "@/app/_ui/control/filter-bar";
import { PasswordField } from "@/app/_ui/control/password-field";
import { PasswordMeter } from "@/app/_ui/control/password-meter";
import { SelectField } from "@/app/_ui/control/select-field";
import { TextField } from "@/app/_ui/control/text-field";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { ChoiceSample } from "./choice-sample";
import { FileSample } from "./file-sample";
import { Sample } from "./sample";

const METERS = [
  { levelText: "Not typed yet", step: 0 },
  { levelText: "Fair", step: 2 },
  { levelText: "Strong", step: 4 },
];
const RULES = ["8 characters or more", "An upper-case letter", "A digit", "A special character"];
const OPTIONS = ["USDT", "MERLIN", "mBTC"].map((value) => ({ value, label: value }));

export function Fields() {
  return (
    <Sample name="Fields">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Full name" hint="As on your document." defaultValue="Anna Berger" />
        <TextField label="E-mail" error="This address is not valid." defaultValue="anna@" />
        <TextField label="Empty" placeholder="Nothing yet" />
        <TextField label="Locked" defaultValue="anna" disabled />
        <SelectField label="Wallet" options={OPTIONS} emptyText="All wallets" />
        <SelectField label="With an error" options={OPTIONS} error="Choose one." />
        <PasswordField label="Password" showText="Show" hideText="Hide" defaultValue="Lantern-8" />
        <PasswordField label="Repeat it" showText="Show" hideText="Hide" error="They differ." />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        {METERS.map(({ levelText, step }) => (
          <PasswordMeter
            key={levelText}
            label="Strength"
            levelText={levelText}
            step={step}
            hint={step === 1 ? "Many people use this word. Add a few others." : null}
            rules={RULES.map((text, index) => ({ text, isMet: index < step }))}
            metText="met"
            unmetText="not met"
          />
        ))}
      </div>
      <Checkbox label="I saved the codes" hint="They are shown once." />
      <Checkbox label="I agree" defaultChecked error="Tick this to go on." />
      <ChoiceSample />
      <SegmentedLinks
        label="Range"
        options={["24H", "7D", "30D", "1Y"].map((label) => ({
          href: `?range=${label}`,
          label,
          isCurrent: label === "30D",
        }))}
      />
      <FilterBar
        label="Filter"
        action="/gallery.dev"
        texts={{ apply: "Apply", clear: "Clear filters" }}
        clearHref="/gallery.dev"
      >
        <SelectField label="Wallet" name="wallet" options={OPTIONS} emptyText="All wallets" />
        <DateRange
          texts={{
            legend: "Dates",
            from: "From",
            to: "To",
            presets: "Ready-made ranges",
            order: "The first day is after the second.",
          }}
          from="2026-11-01"
          to="2026-11-21"
        />
      </FilterBar>
      <FileSample />
    </Sample>
  );
}

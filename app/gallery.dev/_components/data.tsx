import { Badge } from "@/app/_ui/data/badge";
import { FactList } from "@/app/_ui/data/fact-list";
import { Stepper } from "@/app/_ui/data/stepper";
import { TableCard, TableCards, TableCell } from "@/app/_ui/data/table-cards";
import { Timeline } from "@/app/_ui/data/timeline";
import { Sample } from "./sample";

const ROWS = [
  { what: "Mining claim", when: "Today, 09:12", amount: "+0.006400 mBTC" },
  { what: "Convert", when: "Yesterday", amount: "−$100.00" },
];

/** Records and their series. */
export function Data() {
  return (
    <Sample name="Records">
      <TableCards
        caption="Latest transactions"
        columns="minmax(0,1.4fr) minmax(0,1fr) minmax(0,1fr) minmax(0,1fr)"
        headings={[
          { label: "Item", href: "?sort=what" },
          { label: "When", href: "?sort=when", sort: "descending" },
          "Status",
          "Amount",
        ]}
      >
        {ROWS.map(({ what, when, amount }) => (
          <TableCard key={what} title={<span className="font-medium">{what}</span>}>
            <TableCell label="When">{when}</TableCell>
            <TableCell label="Status">
              <Badge tone="up">Booked</Badge>
            </TableCell>
            <TableCell label="Amount">
              <bdi dir="ltr" className="figures">
                {amount}
              </bdi>
            </TableCell>
          </TableCard>
        ))}
      </TableCards>
      <FactList
        facts={[
          { label: "Network", value: "BNB Smart Chain" },
          { label: "Fee", value: "$1.00" },
        ]}
      />
      <Stepper
        label="Steps"
        steps={[
          { id: "a", label: "Data", state: "done", stateText: "done" },
          { id: "b", label: "Document", state: "done", stateText: "done" },
          { id: "c", label: "Selfie", state: "current", stateText: "open" },
          { id: "d", label: "Review", state: "locked", stateText: "locked" },
        ]}
      />
      <Timeline
        label="Withdrawal"
        steps={[
          { id: "1", label: "Requested", state: "done", stateText: "done", at: "09:12" },
          { id: "2", label: "Approved", state: "current", stateText: "now", note: "By hand." },
          { id: "3", label: "Sent", state: "upcoming", stateText: "upcoming" },
          { id: "4", label: "Rejected", state: "failed", stateText: "failed", at: "09:40" },
        ]}
      />
    </Sample>
  );
}

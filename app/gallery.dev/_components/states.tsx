import { Button } from "@/app/_ui/button";
import { EmptyState } from "@/app/_ui/empty-state";
import { ErrorState } from "@/app/_ui/error-state";
import { NoValue } from "@/app/_ui/no-value";
import { Skeleton } from "@/app/_ui/skeleton";
import { Row, Sample } from "./sample";

/** Loading, empty, failed. */
export function States() {
  return (
    <Sample name="States">
      <Row>
        <Skeleton className="h-9 w-30" />
        <Skeleton className="size-11 rounded-full" />
        <NoValue text="Not available" />
      </Row>
      <EmptyState
        title="No transactions yet"
        text="What happens in your wallets is listed here."
        action={<Button>Open wallets</Button>}
      />
      <ErrorState
        title="This part could not be loaded"
        text="The service did not answer."
        requestId={{ label: "Request id", value: "6f1d2f0a-1c1e-4a6c-9c59-0d8a4d1f4f0a" }}
        action={<Button>Try again</Button>}
      />
    </Sample>
  );
}

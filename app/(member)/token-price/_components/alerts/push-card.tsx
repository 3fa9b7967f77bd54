import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { usePolling } from "@/app/_ui/live/use-polling";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import {
  type PushDevices,
  pushObstacle,
  readPushDevices,
  sendTestPush,
  turnPushOff,
  turnPushOn,
} from "@/lib/domain/notification/push-client";

const REFRESH_MS = 60_000;
const TEXTS = {
  unsupported: "unsupported",
  "home-screen": "homeScreen",
  denied: "denied",
} as const;

/** Whether this browser is told while the application is closed. It is asked for by a press alone. */
export function PushCard({ publicKey }: { publicKey: string }) {
  const t = useTranslations("pushCard");
  const retry = useTranslations("common")("retry");
  const [obstacle, setObstacle] = useState(pushObstacle);
  const { isPending, run } = useSingleFlight();
  const read = useCallback(
    (signal: AbortSignal) => readPushDevices(publicKey, signal),
    [publicKey],
  );
  const {
    value: devices,
    hasFailed,
    refresh,
  } = usePolling<PushDevices | undefined>(read, undefined, REFRESH_MS);
  const device = devices?.own;
  useEffect(refresh, [refresh]);

  function change(work: () => Promise<unknown>, done?: string) {
    const ask = async () => {
      try {
        await work();
        if (done) showSuccessToast(done);
      } finally {
        setObstacle(pushObstacle());
        refresh();
      }
    };
    return run(ask, (error) =>
      showErrorToast(
        (error instanceof BffError && error.message) || t(device ? "changeFailed" : "failed"),
      ),
    );
  }

  const isUnread = hasFailed && !devices;
  const state = isUnread ? "unread" : devices?.isFull ? "full" : device ? "on" : "off";
  const turnOn = () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return change(() => turnPushOn(publicKey, timeZone));
  };
  return (
    <section className="grid gap-3 rounded-card border border-line p-4">
      <h3 className="text-lg">{t("heading")}</h3>
      <p role="status" className="text-md text-muted">
        {obstacle ? t(TEXTS[obstacle]) : t(state)}
      </p>
      {!obstacle && isUnread && (
        <Button size="small" className="justify-self-start" onClick={refresh}>
          {retry}
        </Button>
      )}
      {!obstacle && devices && !devices.isFull && (
        <div className="flex flex-wrap gap-2">
          {device ? (
            <>
              <Button
                size="small"
                isPending={isPending}
                onClick={() => change(() => sendTestPush(device.id), t("tested"))}
              >
                {t("test")}
              </Button>
              <Button
                size="small"
                tone="quiet"
                onClick={() => change(() => turnPushOff(device.id))}
              >
                {t("turnOff")}
              </Button>
            </>
          ) : (
            <Button size="small" isPending={isPending} onClick={turnOn}>
              {t(isPending ? "turningOn" : "turnOn")}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

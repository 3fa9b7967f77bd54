"use client";

import { Button } from "@/app/_ui/control/button";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";

export function ToastSample() {
  return (
    <>
      <Button onClick={() => showSuccessToast("Address copied")}>Success toast</Button>
      <Button onClick={() => showErrorToast("The service did not answer.")}>Error toast</Button>
    </>
  );
}

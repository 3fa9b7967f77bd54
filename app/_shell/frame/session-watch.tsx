"use client";

import { useEffect } from "react";
import { watchSession } from "@/lib/session/client";

/** Leaves for the login page when the session ends here or in another tab (R4.3). */
export function SessionWatch() {
  useEffect(watchSession, []);
  return null;
}

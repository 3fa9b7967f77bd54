"use client";

import { LaterCrashScreen } from "@/app/_shell/later-crash-screen";

/** A crash of one page; the frame around it stays. */
export default LaterCrashScreen;

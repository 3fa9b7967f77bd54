"use client";

import { CrashScreen } from "@/app/_shell/states/crash-screen";

/** A crash of one page; the frame around it stays. */
export default CrashScreen;

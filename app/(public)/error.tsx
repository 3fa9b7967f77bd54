"use client";

import { LazyCrashScreen } from "@/app/_shell/states/crash-screen.lazy";

/** A crash of one page; the frame around it stays. */
export default LazyCrashScreen;

import { guardSinks } from "./app/_shell/frame/guard-sinks";
import { announcePopstate } from "./app/_ui/overlay/early-popstate";

// The document with which Next stands in for a page that ended before its first byte has no head of ours.
guardSinks();
announcePopstate();

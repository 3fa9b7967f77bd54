import { guardSinks } from "./app/_shell/frame/guard-sinks";

// The document with which Next stands in for a page that ended before its first byte has no head of ours.
guardSinks();

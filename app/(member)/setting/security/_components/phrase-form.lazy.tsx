"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";

/** Comes to life after what protects the account; what was typed before stays. */
export const LazyPhraseForm = lazyPart(async () => (await import("./phrase-form")).PhraseForm);

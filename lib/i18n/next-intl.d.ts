import type { Messages } from "./messages.ts";

// next-intl takes its types from here: a key that en-US does not have is a type error.
declare module "use-intl/core" {
  interface AppConfig {
    Messages: Messages;
  }
}

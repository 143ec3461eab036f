import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `whoami`. */
export const declareWhoami = () =>
  new Command("whoami").description("show who is signed in, where, and until when").addOption(jsonOption())

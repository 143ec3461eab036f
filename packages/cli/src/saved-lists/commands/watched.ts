import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"
import { idsOption } from "../options.ts"

/** Declares `saved watched`. */
export const declareWatched = () =>
  new Command("watched")
    .description("show the lists you watch, and what changed last")
    .addOption(idsOption("print only ids, for pipes"))
    .addOption(jsonOption())

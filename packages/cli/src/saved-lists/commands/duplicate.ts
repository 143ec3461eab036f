import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"
import { idsOption } from "../options.ts"

/** Declares `saved duplicate`. */
export const declareDuplicate = () =>
  new Command("duplicate")
    .description("copy a list as it was counted")
    .argument("<list>")
    .argument("[name]", "of the copy (Copy of ...)")
    .addOption(idsOption("print only the id of the copy, for pipes"))
    .addOption(jsonOption())

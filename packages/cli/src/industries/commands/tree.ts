import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"
import { businessOption } from "../businessOption.ts"

/** Declares `industries tree`. */
export const declareTree = () =>
  new Command("tree")
    .description("show what is directly below a business type, or all divisions")
    .argument("[code]", "like G or 58")
    .addOption(businessOption())
    .addOption(jsonOption())

export type TreeFlags = CommandFlags<typeof declareTree>

import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"
import { shareHelp } from "../shareHelp.ts"

/** Declares `saved share`. */
export const declareShare = () =>
  new Command("share")
    .description("create a secret that opens a list for a colleague")
    .argument("<list>")
    .addOption(
      new Option("--access <access>", "whether they may read it, or copy it too (read)").choices([
        "read",
        "copy",
      ]),
    )
    .addOption(new Option("--show", "show how it is shared").conflicts(["access", "end"]))
    .addOption(new Option("--end", "stop sharing it").conflicts("access"))
    .addOption(jsonOption())
    .addHelpText("after", shareHelp)

export type ShareFlags = CommandFlags<typeof declareShare>

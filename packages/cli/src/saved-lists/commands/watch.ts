import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"

const watchHelp = `
The server counts a watched list automatically and emails you when its figures change.
  listwright saved watch "North Side" --every month
  listwright saved watched`

/** Declares `saved watch`. */
export const declareWatch = () =>
  new Command("watch")
    .description("get an email when a list changes")
    .argument("<list>")
    .addOption(
      new Option(
        "--every <time>",
        "count it with each new snapshot of the data, or once a month (as before, or snapshot)",
      ).choices(["snapshot", "month"]),
    )
    .addOption(new Option("--stop", "stop watching it").conflicts("every"))
    .addOption(jsonOption())
    .addHelpText("after", watchHelp)

export type WatchFlags = CommandFlags<typeof declareWatch>

import { type Command, Option } from "commander"
import { jsonOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { idsOption } from "./options.ts"
import type { JsonFlags, WatchFlags } from "./SavedListFlags.ts"

const watchHelp = `
The server counts a watched list automatically and emails you when its figures change.
  listwright saved watch "North Side" --every month
  listwright saved watched`

const repeatHelp = `
Prints the link to a draft that leaves out everyone this account's orders delivered. Nothing is bought: open the
link, check the order and place it there.
  open "$(listwright saved repeat "North Side")"`

/** Adds the commands of `saved` that count and order lists again. */
export const addRepeatCommands = (saved: Command, terminal: Terminal, perform: Perform): void => {
  saved
    .command("watch")
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
    .action(async (list: string, flags: WatchFlags) => {
      const { watchCommand } = await import("./watchCommands.ts")
      await perform(watchCommand(list, flags, terminal), flags)
    })
  saved
    .command("watched")
    .description("show the lists you watch, and what changed last")
    .addOption(idsOption("print only ids, for pipes"))
    .addOption(jsonOption())
    .action(async (flags: JsonFlags) => {
      const { watchedCommand } = await import("./watchCommands.ts")
      await perform(watchedCommand(flags, terminal), flags)
    })
  saved
    .command("repeat")
    .description("draft a new order of a list without the people you already bought")
    .argument("<list>")
    .addOption(jsonOption())
    .addHelpText("after", repeatHelp)
    .action(async (list: string, flags: JsonFlags) => {
      const { repeatCommand } = await import("./repeatCommand.ts")
      await perform(repeatCommand(list, flags, terminal), flags)
    })
}

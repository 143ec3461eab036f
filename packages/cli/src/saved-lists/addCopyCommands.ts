import { type Command, Option } from "commander"
import { jsonOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { accountOption, idsOption } from "./options.ts"
import type { ImportFlags, JsonFlags, ShareFlags, SharedFlags } from "./SavedListFlags.ts"

const shareHelp = `
The secret opens the list for 30 days, only to a signed-in colleague of its account; it is shown once.
A new secret replaces the one before.
  listwright saved share "North Side" --access copy
  listwright saved shared SECRET --copy
Once opened, the list is found on any device: listwright saved list --shared. Then its id or name opens it, too.`

/** Adds the commands of `saved` that pass lists on: copies, files and shares. */
export const addCopyCommands = (saved: Command, terminal: Terminal, perform: Perform): void => {
  saved
    .command("duplicate")
    .description("copy a list as it was counted")
    .argument("<list>")
    .argument("[name]", "of the copy (Copy of ...)")
    .addOption(idsOption("print only the id of the copy, for pipes"))
    .addOption(jsonOption())
    .action(async (list: string, name: string | undefined, flags: JsonFlags) => {
      const { duplicateCommand } = await import("./copyCommands.ts")
      await perform(duplicateCommand(list, name, flags, terminal), flags)
    })
  saved
    .command("export")
    .description("write a list as one file with all that it refers to")
    .argument("<list>")
    .argument("<file>", "where to write it, or - for standard output")
    .action(async (list: string, file: string) => {
      const { exportCommand } = await import("./copyCommands.ts")
      await perform(exportCommand(list, file, terminal), {})
    })
  saved
    .command("import")
    .description("make the list in an exported file, with those it refers to: all of them or none")
    .argument("<file>", "or - for standard input")
    .option("--name <name>", "what to call the list (as the file says)")
    .addOption(accountOption("the account that it is for (your own)"))
    .addOption(idsOption("print only its id, for pipes"))
    .addOption(jsonOption())
    .action(async (file: string, flags: ImportFlags) => {
      const { importCommand } = await import("./copyCommands.ts")
      await perform(importCommand(file, flags, terminal), flags)
    })
  saved
    .command("share")
    .description("make a secret that opens a list to a colleague")
    .argument("<list>")
    .addOption(
      new Option("--access <access>", "whether they may read it, or copy it too (read)").choices([
        "read",
        "copy",
      ]),
    )
    .addOption(new Option("--show", "show how it is shared").conflicts(["access", "end"]))
    .addOption(new Option("--end", "end the sharing").conflicts("access"))
    .addOption(jsonOption())
    .addHelpText("after", shareHelp)
    .action(async (list: string, flags: ShareFlags) => {
      const { shareCommand } = await import("./shareCommands.ts")
      await perform(shareCommand(list, flags, terminal), flags)
    })
  saved
    .command("shared")
    .description("show a list that a colleague shares, or take a copy of it")
    .argument("<secret>", "what they sent, or a list that it opened before, or - for standard input")
    .option("--copy", "make it a list of your own")
    .addOption(idsOption("print only its id, for pipes"))
    .addOption(jsonOption())
    .addHelpText("after", shareHelp)
    .action(async (secret: string, flags: SharedFlags) => {
      const { sharedCommand } = await import("./shareCommands.ts")
      await perform(sharedCommand(secret, flags, terminal), flags)
    })
}

import type { Command } from "commander"
import { jsonOption, sourceOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ApplyFlags, QuickPickFlags, SaveFlags } from "./QuickPickFlags.ts"

const listHelp = `
Prints one row each: kind (own, site, business), name, description, id. Count with one of them:

  listwright count --zip 60614 --quick-pick "Young families"`

const applyHelp = `
Prints the definition with what the quick pick adds, for count --file. A definition does not say which of its criteria
an earlier quick pick added, so these stay.`

/** `quick-picks`. */
export const addQuickPickCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const quickPicks = program
    .command("quick-picks")
    .description("manage sets of criteria that are applied at once")
  quickPicks
    .command("list")
    .description("list your own quick picks and those of the site")
    .addOption(sourceOption())
    .addOption(jsonOption())
    .addHelpText("after", listHelp)
    .action(async (flags: QuickPickFlags) => {
      const { listCommand } = await import("./showCommands.ts")
      await perform(listCommand(flags, terminal), flags)
    })
  quickPicks
    .command("show")
    .description("show what a quick pick chooses")
    .argument("<quick-pick>", "its name or id")
    .addOption(sourceOption())
    .addOption(jsonOption())
    .action(async (reference: string, flags: QuickPickFlags) => {
      const { showCommand } = await import("./showCommands.ts")
      await perform(showCommand(reference, flags, terminal), flags)
    })
  quickPicks
    .command("apply")
    .description("add what a quick pick chooses to a definition")
    .argument("<quick-pick>", "its name or id")
    .requiredOption("--file <file>", "the definition, or - for standard input")
    .option("--save-definition <file>", "write the changed definition to a file instead")
    .addHelpText("after", applyHelp)
    .action(async (reference: string, flags: ApplyFlags) => {
      const { applyCommand } = await import("./applyCommand.ts")
      await perform(applyCommand(reference, flags, terminal), flags)
    })
  quickPicks
    .command("save")
    .description("save the criteria of a definition as a quick pick of your own")
    .argument("<name>", "what it is called")
    .requiredOption("--file <file>", "the definition, or - for standard input")
    .requiredOption("--description <text>", "who it reaches, in a few words")
    .addOption(jsonOption())
    .action(async (name: string, flags: SaveFlags) => {
      const { saveCommand } = await import("./ownCommands.ts")
      await perform(saveCommand(name, flags, terminal), flags)
    })
  quickPicks
    .command("rename")
    .description("rename one of your quick picks")
    .argument("<quick-pick>", "its name or id")
    .argument("<name>", "the new name")
    .addOption(sourceOption())
    .addOption(jsonOption())
    .action(async (reference: string, name: string, flags: QuickPickFlags) => {
      const { renameCommand } = await import("./ownCommands.ts")
      await perform(renameCommand(reference, name, flags, terminal), flags)
    })
  quickPicks
    .command("delete")
    .description("delete one of your quick picks")
    .argument("<quick-pick>", "its name or id")
    .addOption(sourceOption())
    .addOption(jsonOption())
    .action(async (reference: string, flags: QuickPickFlags) => {
      const { deleteCommand } = await import("./ownCommands.ts")
      await perform(deleteCommand(reference, flags, terminal), flags)
    })
}

import { type Command, Option } from "commander"
import { jsonOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { IndustriesFlags } from "./industriesCommands.ts"

/** The data source, one that sells businesses. */
const businessOption = (): Option =>
  new Option(
    "--source, --list-type <source>",
    "the data source: its number, short code or title (170: businesses)",
  )

const searchHelp = `
Prints one row each: its code, its name, its level (1 is a division), and the division that it belongs to. count takes the codes.

  listwright industries search bakeries
  listwright count --source 170 --state OR --sic 5461,2051 --omit-sic 20511`

/** `industries search` and `industries tree`. */
export const addIndustriesCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const industries = program.command("industries").description("find business types, to count businesses by")
  industries
    .command("search")
    .description("find business types by words of their names or by the beginning of their codes")
    .argument("<words...>", "like 'auto repair', or 58")
    .addOption(businessOption())
    .addOption(jsonOption())
    .addHelpText("after", searchHelp)
    .action(async (words: ReadonlyArray<string>, flags: IndustriesFlags) => {
      const { searchIndustriesCommand } = await import("./industriesCommands.ts")
      await perform(searchIndustriesCommand(words.join(" "), flags, terminal), flags)
    })
  industries
    .command("tree")
    .description("show what is directly below a business type, or all divisions")
    .argument("[code]", "like G or 58")
    .addOption(businessOption())
    .addOption(jsonOption())
    .action(async (code: string | undefined, flags: IndustriesFlags) => {
      const { industryTreeCommand } = await import("./industriesCommands.ts")
      await perform(industryTreeCommand(code ?? null, flags, terminal), flags)
    })
}

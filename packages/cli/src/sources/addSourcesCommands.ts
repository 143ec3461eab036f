import type { Command } from "commander"
import { jsonOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { SourcesFlags } from "./sourcesCommands.ts"

const listHelp = `
Prints one row each: its number, short code, title, what its records are, how many there are ('preparing' or 'missing'
if there are none yet), and the month that they describe. Other commands take a source by its number, its short code or its title.

  listwright sources list
  listwright count --source BUS170 --zip 60614`

/** `sources list` and `sources show`. */
export const addSourcesCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const sources = program.command("sources").description("show the data sources that you may order from")
  sources
    .command("list")
    .description("list the data sources")
    .addOption(jsonOption())
    .addHelpText("after", listHelp)
    .action(async (flags: SourcesFlags) => {
      const { listSources } = await import("./sourcesCommands.ts")
      await perform(listSources(flags, terminal), flags)
    })
  sources
    .command("show")
    .description("show one data source: its records and what the site says of it")
    .argument("<source>", "its number, short code or title: 170, BUS170, 'New Movers'")
    .addOption(jsonOption())
    .action(async (source: string, flags: SourcesFlags) => {
      const { showSource } = await import("./sourcesCommands.ts")
      await perform(showSource(source, flags, terminal), flags)
    })
}

import { type Command, Option } from "commander"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import { jsonOption, operatorOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { CheckFlags, SiteFlags } from "./SiteFlags.ts"

const siteHelp = `
A site is a folder of JSON files, which may have comments:
  site.json         its name, address, sources, switches and limits
  prices/*.json     price lists, each for one source and from a certain day
  promotions.json   the codes that buyers type
  rewards.json      what points are redeemed for, with images in rewards/
  videos.json       the video library, with files in videos/
  taxes.json        sales tax by state and ZIP Code
  agreement.json    what a buyer agrees to
  demo-users.json   users for trying the product
A server reads them when it starts, and a mistake in any file stops it: listwright serve --site <folder>`

const checkHelp = `
Prints a line for each problem, 'file:line:column what is wrong; what to do', and ends with exit code 5. If there are
none, prints rows of tab-separated fields: what there is, how much of it, and its names.`

/** `site init`, `check` and `export`. */
export const addSiteCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const site = program
    .command("site")
    .description("the folder of files that says what a site sells")
    .addHelpText("after", siteHelp)
  site
    .command("init")
    .description("write the example site into a new folder")
    .argument("<folder>", "a new or empty folder")
    .addOption(jsonOption())
    .action(async (folder: string, flags: SiteFlags) => {
      const { initCommand } = await import("./initCommand.ts")
      await perform(initCommand(folder, flags, terminal), flags)
    })
  site
    .command("check")
    .description("list every mistake in a site's folder")
    .argument("<folder>", "the folder of a site")
    .addOption(
      new Option(
        "--data <folder>",
        "where its records are, whose attributes the files may name (the folder's own, else .data)",
      ).env("LISTWRIGHT_DATA"),
    )
    .addOption(jsonOption())
    .addHelpText("after", checkHelp)
    .action(async (folder: string, flags: CheckFlags) => {
      const { checkCommand } = await import("./checkCommand.ts")
      await perform(checkCommand(folder, flags, terminal), flags)
    })
  site
    .command("export")
    .description("write the site that a server is serving into a new folder (for the site's operator)")
    .argument("<folder>", "a new or empty folder")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .action(async (folder: string, flags: OperatorFlags) => {
      const { exportCommand } = await import("./exportCommand.ts")
      await perform(exportCommand(folder, flags, terminal), flags)
    })
}

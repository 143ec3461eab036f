import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareCheck } from "./commands/check.ts"
import { declareExport } from "./commands/export.ts"
import { declareInit } from "./commands/init.ts"

const siteHelp = `
A site is a folder of JSON files, which can contain comments:
  site.json         its name, address, sources, switches and limits
  prices/*.json     price lists, each for one source, starting on a certain day
  promotions.json   the codes that buyers type
  rewards.json      what points can be redeemed for, with images in rewards/
  videos.json       the video library, with files in videos/
  taxes.json        sales tax by state and ZIP Code
  agreement.json    what a buyer agrees to
  demo-users.json   users for trying the product
A server reads these files when it starts, and an error in any of them stops it: listwright serve --site <folder>`

/** Adds `site`. */
export const addSiteCommands = (program: Group, add: CommandAdder): void => {
  const site = program
    .command("site")
    .description("set up and check the folder of files that defines a site")
    .addHelpText("after", siteHelp)
  add(site, declareInit(), async () => (await import("./initCommand.ts")).initCommand)
  add(site, declareCheck(), async () => (await import("./checkCommand.ts")).checkCommand)
  add(site, declareExport(), async () => (await import("./exportCommand.ts")).exportCommand)
}

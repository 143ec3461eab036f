import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, collectOptionValue, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"

const setHelp = `
Changes only the settings you specify. Without options, prints the current settings. Changes apply from the user's next
call: sources that the user can't order from are refused in counts, orders and links, and anything that belongs to an account
they don't work for appears to be missing. Digital history is shown together with order history.
Services: enhanceList, cleanList, emailAppend, emailVerification, phoneAppend, phoneReverse, emailReverse,
phoneVerification, portraitReports.
${secretHelp}`

/** Declares `users set`. */
export const declareSet = () =>
  new Command("set")
    .description("set what a user may order and see, or print it")
    .argument("<email>", "their email address")
    .option("--sources <types>", "the list types that they may order: 10,170, or all, or none")
    .option("--services <names>", "their customer-data services: names with commas, or all, or none")
    .option("--videos <when>", "whether they see the videos: on, off, or by-role as videos.json says")
    .option("--interface <which>", "their landing page: full, compact, or by-site as site.json says")
    .option("--order-history <on|off>", "whether they see the order history")
    .option("--digital-history <on|off>", "whether they see the digital history")
    .option("--orders <on|off>", "whether they may place orders")
    .option("--add-account <name>", "another account they work for; may be repeated", collectOptionValue)
    .option(
      "--drop-account <name>",
      "an account they no longer work for; may be repeated",
      collectOptionValue,
    )
    .option("--new-account", "create accounts that don't exist")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", setHelp)

export type SetFlags = CommandFlags<typeof declareSet>

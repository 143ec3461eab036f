import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

const listHelp = `
Prints one row per source: its number, short code, title, what its records are, how many there are ('preparing' or 'missing'
if there are none yet), and the month that they describe. In other commands, specify a source by its number, short code or
title.

  listwright sources list
  listwright count --source BUS170 --zip 60614`

/** Declares `sources list`. */
export const declareList = () =>
  new Command("list")
    .description("list the data sources")
    .addOption(jsonOption())
    .addHelpText("after", listHelp)

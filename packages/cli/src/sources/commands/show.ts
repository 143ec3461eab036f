import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `sources show`. */
export const declareShow = () =>
  new Command("show")
    .description("show one data source: its records and what the site says about it")
    .argument("<source>", "its number, short code or title: 170, BUS170, 'New Movers'")
    .addOption(jsonOption())

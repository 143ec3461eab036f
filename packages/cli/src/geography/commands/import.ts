import { Argument, Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"

const importHelp = `
metro-areas: the federal delineation, one row per county (CSV).
districts:   the districts that each ZIP Code overlaps, one row per pair: state_fips,state_abbr,zcta,cd (CSV).
outlines:    the Census Bureau's outlines of ZIP Code areas (GeoJSON).

A server uses them from its next start. An unusable file changes nothing. Refused rows are listed on standard error,
with their line numbers.`

/** The kinds of reference data that can be replaced by a published file. */
export const REFERENCES = ["metro-areas", "districts", "outlines"] as const

/** Declares `geography import`. */
export const declareImport = () =>
  new Command("import")
    .description("replace metro areas, congressional districts or outlines with a published file")
    .addArgument(new Argument("<what>", "what the file contains").choices(REFERENCES))
    .argument("<file>", "the published file")
    .requiredOption("--source <name>", "who published it: 'United States Census Bureau'")
    .requiredOption(
      "--vintage <text>",
      "what it describes: '120th Congress', 'July 2028'; shown with the areas",
    )
    .addOption(new Option("--data <folder>", "the data folder of the site (.data)").env("LISTWRIGHT_DATA"))
    .option("--micropolitan", "metro areas: also those around smaller towns")
    .addOption(jsonOption())
    .addHelpText("after", importHelp)

export type ImportFlags = CommandFlags<typeof declareImport>

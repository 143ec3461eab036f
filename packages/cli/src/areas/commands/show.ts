import { Argument, Command, Option } from "@commander-js/extra-typings"
import { areaKindNames } from "../../counting/where/areaKindNames.ts"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"

const showHelp = `
Prints an area's name, its number of ZIP Codes and, for a metro area, its counties. --zips prints its ZIP Codes, one per
line. Use the codes from 'areas list' and 'areas search': FIPS codes for counties, CBSA codes for metro areas.

  listwright areas show county 17031
  listwright areas show district TX21 --zips
  listwright areas show city IL:Chicago --json`

/** Declares `areas show`. */
export const declareShow = () =>
  new Command("show")
    .description("show one area and its ZIP Codes")
    .addArgument(new Argument("<kind>", "what it is").choices(areaKindNames))
    .argument("[code]", "its code; not needed for usa")
    .addOption(new Option("--zips", "print only its ZIP Codes, one per line").conflicts("json"))
    .addOption(jsonOption())
    .addHelpText("after", showHelp)

export type ShowFlags = CommandFlags<typeof declareShow>

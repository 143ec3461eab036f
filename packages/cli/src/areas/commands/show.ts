import { Argument, Command, Option } from "@commander-js/extra-typings"
import { areaWords } from "../../counting/where/areaWords.ts"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption } from "../../terminal/options.ts"

const showHelp = `
Prints the name of an area, how many ZIP Codes it has, and the counties of a metro area. --zips prints its ZIP Codes, one
per line. The codes are those of 'areas list' and 'areas search': a county's is its FIPS code, a metro area's its CBSA code.

  listwright areas show county 17031
  listwright areas show district TX21 --zips
  listwright areas show city IL:Chicago --json`

/** Declares `areas show`. */
export const declareShow = () =>
  new Command("show")
    .description("show one area and its ZIP Codes")
    .addArgument(new Argument("<kind>", "what it is").choices(areaWords))
    .argument("[code]", "its code; not needed for usa")
    .addOption(new Option("--zips", "print only its ZIP Codes, one per line").conflicts("json"))
    .addOption(jsonOption())
    .addHelpText("after", showHelp)

export type ShowFlags = FlagsOf<typeof declareShow>

import { Command, Option } from "@commander-js/extra-typings"
import type { OptionGroupFlags } from "../terminal/commandFlags.ts"
import { collectOptionValue, sourceOption } from "../terminal/options.ts"
import { optionValueParser, ROUTE_VALUES, TARGET_VALUES } from "./occupantValues.ts"
import { suppressionOptions } from "./suppressionOptions.ts"
import { areaOptions } from "./where/areaOptions.ts"

/** Builds the options that define a list's audience. */
const audienceOptions = () =>
  new Command()
    .optionsGroup("People:")
    .addOption(
      new Option(
        "--demo <criterion>",
        "an attribute and its values or ranges, like AGE=25-44; may be repeated",
      ).argParser(collectOptionValue),
    )
    .addOption(
      new Option(
        "--any-of <attributes>",
        "people who have any of these flags, like BOATING,TENNIS; may be repeated",
      ).argParser(collectOptionValue),
    )
    .addOption(
      new Option("--all-of <attributes>", "people who have all of these flags; may be repeated").argParser(
        collectOptionValue,
      ),
    )
    .addOption(
      new Option(
        "--sic <codes>",
        "businesses of these types, like 58,5461 (see 'industries search'); may be repeated",
      ).argParser(collectOptionValue),
    )
    .addOption(
      new Option("--omit-sic <codes>", "exclude businesses of these types; may be repeated").argParser(
        collectOptionValue,
      ),
    )
    .addOption(
      new Option(
        "--targets <kinds>",
        "kinds of addresses: homes, apartments, businesses; for sources of addresses",
      ).argParser(optionValueParser(TARGET_VALUES)),
    )
    .addOption(
      new Option(
        "--routes <kinds>",
        "kinds of routes: carrier-routes, po-boxes, rural-routes; for sources of addresses",
      ).argParser(optionValueParser(ROUTE_VALUES)),
    )
    .option("--contact-names", "contact names where they are known; for sources of addresses")
    .addOption(
      new Option(
        "--quick-pick <name>",
        "add a quick pick's criteria; may be repeated, and a normal one replaces the one before it",
      ).argParser(collectOptionValue),
    )
    .option("--households", "one record per household, business or address; criteria don't apply")
    .addOption(new Option("--phones <which>", "phone numbers (none)").choices(["none", "available", "only"]))

/** The audience options that also apply to a definition from a file. */
const CHANGE_FILE: ReadonlyArray<string> = ["quickPick", "phones", "households"]

const flagsIn = (options: ReadonlyArray<Option>): ReadonlyArray<string> =>
  options.map((option) => option.attributeName())

/** Builds the options that define a command's list, in groups: its source, areas, audience, and suppressions. */
export const listOptions = () => {
  const where = areaOptions()
  const audience = audienceOptions()
  const saidByFile = flagsIn([...where.options, ...audience.options]).filter(
    (flag) => !CHANGE_FILE.includes(flag),
  )
  const definition = new Command()
    .addOption(sourceOption())
    .addOption(
      new Option(
        "--file <file>",
        "a definition from a file, or - for standard input; --phones, --households and --quick-pick change it",
      ).conflicts(saidByFile),
    )
    .option("--skip-unknown", "skip areas that the server doesn't know")
  return [definition, where, audience, suppressionOptions()] as const
}

export type ListFlags = OptionGroupFlags<ReturnType<typeof listOptions>>

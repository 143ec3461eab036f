import { type Command, Option } from "commander"
import { oneMore, sourceOption } from "../terminal/options.ts"
import { namesAmong, ROUTE_WORDS, TARGET_WORDS } from "./occupantWords.ts"
import { addWhereOptions } from "./where/addWhereOptions.ts"
import { WHERE_FLAGS } from "./where/WhereFlags.ts"

/** The options that say which list a command is about: its source, where, who, and who is left out. */
export const addListOptions = (command: Command): Command => {
  command
    .addOption(sourceOption())
    .addOption(
      new Option("--file <file>", "a whole definition from a file, or - for standard input").conflicts([
        ...WHERE_FLAGS,
        "demo",
        "anyOf",
        "allOf",
        "sic",
        "omitSic",
        "targets",
        "routes",
        "contactNames",
        "households",
        "phones",
      ]),
    )
    .option("--skip-unknown", "skip areas that the server doesn't know")
  return addWhereOptions(command)
    .optionsGroup("People:")
    .addOption(
      new Option(
        "--demo <criterion>",
        "an attribute and its values or ranges, like AGE=25-44; may be repeated",
      ).argParser(oneMore),
    )
    .addOption(
      new Option(
        "--any-of <attributes>",
        "people who have any of these flags, like BOATING,TENNIS; may be repeated",
      ).argParser(oneMore),
    )
    .addOption(
      new Option("--all-of <attributes>", "people who have all of these flags; may be repeated").argParser(
        oneMore,
      ),
    )
    .addOption(
      new Option(
        "--sic <codes>",
        "businesses of these types, like 58,5461 (see 'industries search'); may be repeated",
      ).argParser(oneMore),
    )
    .addOption(
      new Option("--omit-sic <codes>", "no businesses of these types; may be repeated").argParser(oneMore),
    )
    .addOption(
      new Option(
        "--targets <kinds>",
        "kinds of addresses: homes, apartments, businesses; for sources of addresses",
      ).argParser(namesAmong(TARGET_WORDS)),
    )
    .addOption(
      new Option(
        "--routes <kinds>",
        "kinds of routes: carrier-routes, po-boxes, rural-routes; for sources of addresses",
      ).argParser(namesAmong(ROUTE_WORDS)),
    )
    .option("--contact-names", "contact names where they are known; for sources of addresses")
    .addOption(
      new Option(
        "--quick-pick <name>",
        "also what a quick pick chooses; may be repeated, and a normal one replaces the one before",
      ).argParser(oneMore),
    )
    .option("--households", "one record per household, business or address; criteria do not apply")
    .addOption(new Option("--phones <which>", "phone numbers (none)").choices(["none", "available", "only"]))
    .option("--suppress-orders <days>", "leave out people in orders of these dates: FROM..TO, both included")
    .addOption(
      new Option("--suppress-order <code>", "leave out people in an order; may be repeated").argParser(
        oneMore,
      ),
    )
    .addOption(
      new Option(
        "--suppress-file <id>",
        "leave out the people of an uploaded file; may be repeated",
      ).argParser(oneMore),
    )
    .addOption(
      new Option("--suppress-count <id>", "leave out the people of a saved count; may be repeated").argParser(
        oneMore,
      ),
    )
}

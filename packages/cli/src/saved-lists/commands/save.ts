import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"
import { accountOption, idsOption } from "../options.ts"

const saveHelp = `
  listwright saved save "North Side" --file north.json
  listwright saved save --into "North Side" --file wider.json
  listwright saved save --draft 019ac9f0-... --as-new "North Side, owners"`

/** Declares `saved save`. */
export const declareSave = () =>
  new Command("save")
    .description("count a definition or a draft and save it, as a new list or into one")
    .argument("[name]", "the name of a new list")
    .option("--file <file>", "the definition, or - for standard input")
    .addOption(
      new Option(
        "--draft <id>",
        "a draft, by the ID in its URL: without a name, saved into the list that it came from",
      ).conflicts(["file", "account"]),
    )
    .option("--into <list>", "save into this list, which keeps its ID, its watches and its links")
    .option("--as-new <name>", "the same as a name: save a new list")
    .option("--over", "save over what another user saved into the list since the draft was opened")
    .addOption(accountOption("the account that a new list of a definition is for (your own)"))
    .addOption(idsOption("print only its id, for pipes"))
    .addOption(jsonOption())
    .addHelpText("after", saveHelp)

export type SaveFlags = CommandFlags<typeof declareSave>

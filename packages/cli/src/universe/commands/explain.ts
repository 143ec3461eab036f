import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"
import { dataOption, universeOption } from "../options.ts"

const explainHelp = `
Prints the loops in WebAssembly's text format, each under a line that says how many rows it ran over. The definition is
what 'listwright count --save-definition FILE' writes; '-' is standard input. The command doesn't contact a server.
With --mapping instead of a definition, it shows what an import would load and what its universe would be missing, as rows
of tab-separated fields, without loading anything:
  universe  business  Businesses  20          whose records these are
  fills  SIC  Industry  sic1, sic2            an attribute, and the columns that it comes from
  unfilled  SALES  Yearly Sales               an attribute that couldn't be used to select people
  lacks  phone  no record has a phone         a fact that no column provides
  missing  contacts.csv  sic2                 a column that is in the mapping but not in the file
  unused  contacts.csv  fax                   a column that isn't loaded`

/** Declares `universe explain`. */
export const declareExplain = () =>
  new Command("explain")
    .description("print the loops that a list's count becomes, or what a mapping would load")
    .argument("[definition]", "a file with a list definition")
    .option("--mapping <file>", "explain a mapping file instead")
    .addOption(universeOption("that of the definition or mapping"))
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText("after", explainHelp)

export type ExplainFlags = CommandFlags<typeof declareExplain>

import { ReportFormat } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { noDraft } from "../counting/countDefinition.ts"
import { selection } from "../counting/selection.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { writeTableFile } from "../saved-lists/writeTableFile.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { breakdownFile, loadBreakdown } from "./loadBreakdown.ts"
import type { BreakdownFlags } from "./commands/breakdown.ts"
import { printTable } from "./printTable.ts"

/** Breaks a list down by an attribute, as lines, as JSON, or in a file. */
export const breakdownCommand = Effect.fn("breakdownCommand")(function* (
  flags: BreakdownFlags,
  terminal: Terminal,
) {
  const question = Effect.map(selection(flags, terminal), ({ definition }) => ({ definition, ...noDraft }))
  if (flags.out !== undefined)
    return yield* writeTableFile(flags.out, flags, terminal, ReportFormat.literals, (format) =>
      Effect.flatMap(question, (asked) => breakdownFile(asked, flags.attribute, format)),
    )
  if (flags.format !== undefined)
    return yield* new CommandFailed({
      kind: "usage",
      message: "--format sets the format of --out. Add --out.",
    })
  const { breakdown, name, tables } = yield* runOnServer(yield* connection(terminal))(
    Effect.flatMap(question, (asked) => loadBreakdown(asked, flags.attribute)),
  )
  if (flags.json === true) return yield* print(terminal, jsonText({ ...breakdown, name }))
  return yield* printTable(terminal, tables.whole)
})

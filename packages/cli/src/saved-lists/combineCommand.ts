import { operationDefinition, SavedLists } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { countDefinition } from "../counting/countDefinition.ts"
import { formatCountJson, printCount } from "../counting/countText.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { CombineFlags } from "./commands/combine.ts"
import { combineNamedLists } from "./combineNamedLists.ts"
import { readListReferences } from "./readListReferences.ts"

const invalid = (message: string) => new CommandFailed({ kind: "validation", message })

/** Combines saved lists, counts the result, and prices and saves it if requested. */
export const combineCommand = Effect.fn("combineCommand")(function* (
  references: ReadonlyArray<string>,
  flags: CombineFlags,
  terminal: Terminal,
) {
  const named = yield* readListReferences(references, terminal)
  const { k = null, op } = flags
  if (op === "exactly" && (k === null || k > named.length))
    return yield* invalid(`--op exactly needs --k, from 1 to ${named.length}.`)
  if (op !== "exactly" && k !== null) return yield* invalid("--k works only with --op exactly.")
  if (flags.idsOnly === true && flags.saveAs === undefined)
    return yield* invalid("--ids-only prints the ID of the list that --save-as creates. Add --save-as.")
  const server = yield* connection(terminal)
  const { counted, saved } = yield* runOnServer(server)(
    Effect.gen(function* () {
      const combination = yield* combineNamedLists(named)
      const definition = operationDefinition(combination, op, k)
      const counted = yield* countDefinition(definition, flags.price === true)
      if (flags.saveAs === undefined) return { counted, saved: null }
      const lists = yield* SavedLists
      const { accountId } = combination
      return {
        counted,
        saved: yield* lists.saveDefinition({ name: flags.saveAs, definition, accountId }),
      }
    }),
  )
  const kept = saved === null ? null : { id: saved.row.id, name: saved.row.name }
  if (flags.json === true) return yield* print(terminal, formatCountJson(counted, kept))
  if (flags.idsOnly === true) return yield* print(terminal, `${kept?.id ?? ""}\n`)
  yield* printCount(terminal, counted)
  if (kept !== null) yield* printRemark(terminal, `Saved as ${kept.name} (${kept.id}).`)
})

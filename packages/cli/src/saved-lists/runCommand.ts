import { compareToReceipt } from "@listwright/domain/counting"
import { findSavedList } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { countDefinition } from "../counting/countDefinition.ts"
import { formatCountJson, printCount } from "../counting/countText.ts"
import { countZipRows } from "../counting/countZipRows.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { RunFlags } from "./commands/run.ts"
import { readListReference } from "./readListReferences.ts"

/** Counts a saved list again and reports the changes since it was saved, with their reasons. */
export const runCommand = Effect.fn("runCommand")(function* (
  reference: string,
  flags: RunFlags,
  terminal: Terminal,
) {
  const named = yield* readListReference(reference, terminal)
  const server = yield* connection(terminal)
  const { counted, receipt } = yield* runOnServer(server)(
    Effect.gen(function* () {
      const list = yield* findSavedList(named)
      const counted = yield* countDefinition(list.definition, flags.price === true)
      const zips = flags.by === "zip" ? yield* countZipRows(counted.definition, counted.answer) : null
      return { receipt: list.receipt, counted: { ...counted, zips } }
    }),
  )
  const compared = {
    ...counted,
    changes: receipt === null ? null : compareToReceipt(receipt, counted.answer),
  }
  yield* flags.json === true ? print(terminal, formatCountJson(compared)) : printCount(terminal, compared)
})

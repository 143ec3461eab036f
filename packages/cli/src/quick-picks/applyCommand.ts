import { Effect } from "effect"
import { definitionJson, readDefinition, writeDefinition } from "../counting/definitionFile.ts"
import { applyQuickPicks } from "../counting/resolveQuickPick.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ApplyFlags } from "./commands/apply.ts"

/** Adds a quick pick's criteria to a definition. */
export const applyCommand = Effect.fn("applyCommand")(function* (
  reference: string,
  flags: ApplyFlags,
  terminal: Terminal,
) {
  const definition = yield* readDefinition(flags.file, terminal)
  const picked = yield* runOnServer(yield* connection(terminal))(applyQuickPicks(definition, [reference]))
  yield* flags.saveDefinition === undefined
    ? print(terminal, jsonText(definitionJson(picked)))
    : writeDefinition(flags.saveDefinition, picked)
})

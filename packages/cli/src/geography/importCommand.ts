import { resolve } from "node:path"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { operatorPackageFailure } from "../failures/operatorPackage.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ImportFlags, REFERENCES } from "./commands/import.ts"

/** The maximum number of rejected rows listed individually; --json includes all of them. */
const TOLD = 20

const failed = (error: unknown) =>
  operatorPackageFailure(error) ??
  new CommandFailed({ kind: "validation", message: error instanceof Error ? error.message : String(error) })

/** Replaces reference data in a site's data folder. Loads the operator's package. */
export const importCommand = Effect.fn("importCommand")(function* (
  what: (typeof REFERENCES)[number],
  file: string,
  { data = ".data", json, micropolitan, source, vintage }: ImportFlags,
  terminal: Terminal,
) {
  const replaced = yield* Effect.tryPromise({
    try: async () => {
      const { importGeography } = await import("@listwright/server/geography")
      return await importGeography({
        dataFolder: resolve(data),
        what,
        file,
        source,
        vintage,
        kinds: micropolitan === true ? "metropolitanAndMicropolitan" : "metropolitan",
      })
    },
    catch: failed,
  })
  if (json === true) return yield* print(terminal, jsonText(replaced))
  const { refused, remarks, taken } = replaced
  yield* Effect.forEach(refused.slice(0, TOLD), (line) => printRemark(terminal, line))
  if (refused.length > TOLD) yield* printRemark(terminal, `... and ${refused.length - TOLD} more refused`)
  yield* Effect.forEach(remarks, (line) => printRemark(terminal, line))
  yield* print(terminal, `${what}\t${taken}\t${refused.length}\n`)
})

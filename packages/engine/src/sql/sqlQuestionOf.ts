import { readKeys } from "../bitslice/suppress/readKeys.ts"
import type { EngineQuestion, KeyFile, Suppressing } from "../question/EngineQuestion.ts"
import type { NamedPersons, SqlQuestion, SqlSuppressed } from "./SqlQuestion.ts"

const keysOf = (files: ReadonlyArray<KeyFile>): NamedPersons =>
  files.length === 0 ? { kind: "nobody" } : { kind: "keys", keys: () => readKeys(files) }

const suppressedBy = ({ doNotSell, files, orders, savedCounts }: Suppressing): SqlSuppressed => ({
  orders: keysOf(orders),
  files: keysOf(files),
  doNotSell: keysOf(doNotSell),
  savedCounts: { kind: "savedCounts", savedCounts },
})

/** A question of the engine's process, for a database. Reads key files when the question needs them. */
export const sqlQuestionOf = ({ definition, savedCounts, suppressing }: EngineQuestion): SqlQuestion => ({
  definition,
  suppressed: suppressedBy(suppressing),
  savedCounts: new Map(
    savedCounts.map((saved) => [
      saved.id,
      { definition: saved.definition, suppressed: suppressedBy(saved.suppressing) },
    ]),
  ),
})

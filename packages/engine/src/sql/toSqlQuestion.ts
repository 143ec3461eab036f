import { doNotSellKey } from "../bitslice/suppress/bitmapKeys.ts"
import { readKeys } from "../bitslice/suppress/readKeys.ts"
import type { EngineQuestion, KeyFile, SuppressedKeyFiles } from "../question/EngineQuestion.ts"
import { LocationRows } from "../question/LocationRows.ts"
import type { SqlDoNotSell, SuppressedPersons, SqlQuestion, SqlSuppressions } from "./SqlQuestion.ts"

const keysOf = (files: ReadonlyArray<KeyFile>): SuppressedPersons =>
  files.length === 0 ? { kind: "nobody" } : { kind: "keys", keys: () => readKeys(files) }

const suppressedBy = ({ files, orders, savedCounts }: SuppressedKeyFiles): SqlSuppressions => ({
  orders: keysOf(orders),
  files: keysOf(files),
  savedCounts: { kind: "savedCounts", savedCounts },
})

const unsold = ({ doNotSell }: Pick<EngineQuestion, "doNotSell">): SqlDoNotSell | null => {
  const id = doNotSellKey({ doNotSell })
  return id === null ? null : { id, keys: () => readKeys(doNotSell.files) }
}

const locations = new LocationRows()

/**
 * Converts an engine process question to a database question. Key files and location files are only read when needed.
 */
export const toSqlQuestion = ({
  definition,
  doNotSell,
  locationFiles,
  savedCounts,
  suppressing,
}: EngineQuestion): SqlQuestion => ({
  definition,
  doNotSell: unsold({ doNotSell }),
  suppressed: suppressedBy(suppressing),
  locationRows: async (file) => {
    const stored = locationFiles.find((one) => one.file === file)
    return stored === undefined ? null : await locations.of(stored)
  },
  savedCounts: new Map(
    savedCounts.map((saved) => [
      saved.id,
      { definition: saved.definition, suppressed: suppressedBy(saved.suppressing) },
    ]),
  ),
})

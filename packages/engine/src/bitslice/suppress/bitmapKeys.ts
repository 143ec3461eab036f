import type { SuppressionSource } from "@listwright/domain/counting"
import { referencedSavedCounts } from "@listwright/domain/definition"
import type { EngineQuestion, KeyFile, SuppressedKeyFiles } from "../../question/EngineQuestion.ts"

const hashesOf = (files: EngineQuestion["locationFiles"]): ReadonlyArray<string> =>
  files.map(({ file }) => file)

const filesKey = (files: ReadonlyArray<KeyFile>): string | null =>
  files.length === 0 ? null : JSON.stringify(["keys", ...files.map(({ id }) => id).toSorted()])

/** Returns a key that identifies the people on the do-not-sell list; null if there aren't any. */
export const doNotSellKey = ({ doNotSell }: Pick<EngineQuestion, "doNotSell">): string | null =>
  filesKey(doNotSell.files)

/** Returns a key that identifies the people that a source suppresses; null if there aren't any. */
export const suppressionKey = (
  { doNotSell, locationFiles, savedCounts }: EngineQuestion,
  source: SuppressionSource,
  suppressing: SuppressedKeyFiles,
): string | null => {
  if (source !== "savedCounts") return filesKey(suppressing[source])
  // A saved count may open others, so that all of them name what it selects, of those who may be sold.
  return suppressing.savedCounts.length === 0
    ? null
    : JSON.stringify([
        "saved",
        suppressing.savedCounts,
        savedCounts,
        hashesOf(locationFiles),
        doNotSellKey({ doNotSell }),
      ])
}

/**
 * Returns a key for the records in a saved count, which depends on the do-not-sell list and on everything that it
 * references, but not on the question's other saved counts.
 */
export const listKey = (
  { definition: { listType }, doNotSell, locationFiles, savedCounts }: EngineQuestion,
  savedCount: string,
): string => {
  const opened = new Set([savedCount])
  // A set goes on to what was added while it was read.
  for (const id of opened) {
    const saved = savedCounts.find((one) => one.id === id)
    if (saved === undefined) continue
    for (const named of [...referencedSavedCounts(saved.definition.areas), ...saved.suppressing.savedCounts])
      opened.add(named)
  }
  const named = savedCounts.filter(({ id }) => opened.has(id))
  return JSON.stringify([
    "list",
    listType,
    savedCount,
    named,
    hashesOf(locationFiles),
    doNotSellKey({ doNotSell }),
  ])
}

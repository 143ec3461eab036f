import { createHash } from "node:crypto"
import type { EngineQuestion, SuppressedKeyFiles } from "../question/EngineQuestion.ts"

/**
 * Returns a hash of the people left out of a question's list; it changes whenever any key file, saved count, or the
 * do-not-sell list changes. Writes the do-not-sell list where earlier releases had it, so that lists that they delivered
 * are still recognized.
 */
export const suppressionHash = ({ doNotSell, savedCounts, suppressing }: EngineQuestion): string => {
  const leftOut = ({ files, orders, savedCounts: saved }: SuppressedKeyFiles) => ({
    orders,
    files,
    doNotSell: doNotSell.files,
    savedCounts: saved,
    ...(doNotSell.snapshot === undefined ? {} : { snapshot: doNotSell.snapshot }),
  })
  const saved = savedCounts.map((one) => ({ ...one, suppressing: leftOut(one.suppressing) }))
  return createHash("sha256")
    .update(JSON.stringify([leftOut(suppressing), saved]))
    .digest("hex")
}

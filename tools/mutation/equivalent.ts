import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Mutant } from "./Mutant.ts"

/** A change after which the code does the same, with the reason. Found by file, line text and change, not by number. */
export interface Equivalent {
  readonly file: string
  readonly text: string
  readonly change: string
  readonly reason: string
}

export const readEquivalents = (): ReadonlyArray<Equivalent> => {
  const all: ReadonlyArray<Equivalent> = JSON.parse(
    readFileSync(join(import.meta.dirname, "equivalent.json"), "utf8"),
  )
  return all
}

export const isEquivalent = (mutant: Mutant, all: ReadonlyArray<Equivalent>): boolean =>
  all.some(
    ({ file, text, change }) => mutant.file === file && mutant.text === text && mutant.change === change,
  )

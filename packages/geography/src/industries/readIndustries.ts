import { type Industry, sicDivision } from "@listwright/domain/audience"
import { readTable } from "../tables/readTable.ts"
import { parentOf } from "./parentOf.ts"

/** The data file; the relative path is the same from `src` and `dist`. */
const FILE = new URL("../../data/industries.tsv", import.meta.url)

/**
 * Reads the Standard Industrial Classification of 1987: 10 divisions, 83 major groups, 416 industry groups, and 1,005
 * industries, in the order of the manual, with each node before those below it.
 */
export const readIndustries = (): ReadonlyArray<Industry> => {
  const rows = readTable(FILE)
  const parents = new Set(rows.map(([code = ""]) => parentOf(code)))
  return rows.map(([code = "", name = ""]) => {
    const topLevelCode = sicDivision(code) ?? code
    return {
      code,
      name,
      // As many digits as steps down; a division has a letter.
      level: code.length,
      topLevelCode,
      isBottom: !parents.has(code),
    }
  })
}

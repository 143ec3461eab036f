import { isWithinIndustry } from "@listwright/domain/audience"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { type CodeRange, type CodeSet, codeSet } from "./CodeSet.ts"
import { findFirstCode } from "./findFirstCode.ts"

/** The number of two-digit codes, from 00. */
const MAJOR_GROUPS = 100

/**
 * Returns the prefixes of all industry codes below a node: the node's own digits or, for a division, its major groups'.
 */
const beginningsOf = (node: string): ReadonlyArray<string> => {
  const majors = Array.from({ length: MAJOR_GROUPS }, (_, major) => String(major).padStart(2, "0"))
  const below = majors.filter((major) => isWithinIndustry(major, node))
  return below.length === 0 ? [node] : below
}

/** Returns the codes of strings with a prefix; strings are in ascending order, so the codes are adjacent. */
const codesBeginning = (stored: StoredColumn, beginning: string): CodeRange => [
  findFirstCode(stored, (text) => text >= beginning),
  findFirstCode(stored, (text) => text >= beginning && !text.startsWith(beginning)) - 1,
]

/** Returns the codes of all industries at or below the nodes. */
export const codesUnderNodes = (stored: StoredColumn, nodes: ReadonlyArray<string>): CodeSet =>
  codeSet(nodes.flatMap(beginningsOf).map((beginning) => codesBeginning(stored, beginning)))

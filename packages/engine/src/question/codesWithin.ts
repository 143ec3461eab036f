import { isWithinIndustry } from "@listwright/domain/audience"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { type CodeRange, type CodeSet, codeSet } from "./CodeSet.ts"
import { firstCode } from "./firstCode.ts"

/** Two digits have this many numbers, from 00. */
const MAJOR_GROUPS = 100

/**
 * Returns the digits with which the codes of all industries below a node begin: the node's own, or for a division
 * those of its major groups.
 */
const beginningsOf = (node: string): ReadonlyArray<string> => {
  const majors = Array.from({ length: MAJOR_GROUPS }, (_, major) => String(major).padStart(2, "0"))
  const below = majors.filter((major) => isWithinIndustry(major, node))
  return below.length === 0 ? [node] : below
}

/** The codes of texts with a beginning: texts ascend, so that those are neighbors. */
const codesBeginning = (stored: StoredColumn, beginning: string): CodeRange => [
  firstCode(stored, (text) => text >= beginning),
  firstCode(stored, (text) => text >= beginning && !text.startsWith(beginning)) - 1,
]

/** The codes of industries that are, or lie below, any of the nodes. */
export const codesWithin = (stored: StoredColumn, nodes: ReadonlyArray<string>): CodeSet =>
  codeSet(nodes.flatMap(beginningsOf).map((beginning) => codesBeginning(stored, beginning)))

import type { CombinationRule } from "@listwright/domain/definition"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import type { Coverage, ZipMask } from "./Coverage.ts"
import { maskDifference, emptyMask, fullMask, maskIntersection, isEmpty, maskUnion } from "./masks.ts"

/** Returns the mask of each ZIP Code that a coverage includes completely or partly. */
const masksOf = (
  { partial, whole }: Coverage,
  zips: ReadonlyArray<ZipRows>,
): ReadonlyMap<number, Uint8Array> => {
  const masks = new Map(partial.map(({ mask, zip }) => [zip, mask]))
  for (const zip of whole) {
    const rows = zips[zip]
    if (rows !== undefined) masks.set(zip, fullMask(rows))
  }
  return masks
}

/** Returns the rows contained in at least 0, 1, 2, ... `most + 1` of the masks; an undefined mask contains no rows. */
const rowsByCount = (
  masks: ReadonlyArray<Uint8Array | undefined>,
  most: number,
  all: Uint8Array,
): ReadonlyArray<Uint8Array> => {
  const atLeast = [all]
  for (const mask of masks) {
    if (mask === undefined) continue
    for (let count = Math.min(atLeast.length, most + 1); count > 0; count--) {
      const reached = maskIntersection(atLeast[count - 1] ?? all, mask)
      const before = atLeast[count]
      atLeast[count] = before === undefined ? reached : maskUnion(before, reached)
    }
  }
  return atLeast
}

const combinedMask = (
  rule: CombinationRule,
  masks: ReadonlyArray<Uint8Array | undefined>,
  rows: ZipRows,
): Uint8Array => {
  if (rule.kind === "firstOnly") {
    const [first, ...others] = masks
    return others.reduce<Uint8Array>(
      (left, mask) => (mask === undefined ? left : maskDifference(left, mask)),
      first ?? emptyMask(rows),
    )
  }
  const atLeast = rowsByCount(masks, rule.most, fullMask(rows))
  const reached = atLeast[rule.least]
  const beyond = atLeast[rule.most + 1]
  if (reached === undefined) return emptyMask(rows)
  return beyond === undefined ? reached : maskDifference(reached, beyond)
}

/** Returns the rows in a combination of coverages, ZIP Code by ZIP Code. */
export const combinedCoverage = async (
  rule: CombinationRule,
  covered: ReadonlyArray<Coverage>,
  zips: ReadonlyArray<ZipRows>,
  yielder: Yielder,
): Promise<Coverage> => {
  const byZip = covered.map((coverage) => masksOf(coverage, zips))
  const touched = Int32Array.from(new Set(byZip.flatMap((masks) => [...masks.keys()]))).toSorted()
  const partial: Array<ZipMask> = []
  for (const zip of touched) {
    if (yielder.isDue) await yielder.pause()
    const rows = zips[zip]
    if (rows === undefined) continue
    const mask = combinedMask(
      rule,
      byZip.map((masks) => masks.get(zip)),
      rows,
    )
    if (!isEmpty(mask)) partial.push({ zip, mask })
  }
  return { whole: [], partial }
}

import type { AddressFiles } from "./AddressFiles.ts"

/** A range of names, from the first index up to but not including the second. */
export type NameRange = readonly [from: number, to: number]

/** A character that sorts after every character used in names. */
const LAST = "\u007f"
/** The maximum number of names in a range to examine per request. */
const MAX_STEPS = 20_000

/**
 * Returns the number of typos allowed in a search text: 0 if it's short, because it would otherwise match everything.
 */
export const allowedTypos = (text: string): 0 | 1 | 2 => (text.length < 4 ? 0 : text.length < 9 ? 1 : 2)

export const findNamesByPrefix = (files: AddressFiles, beginning: string): NameRange => [
  files.firstFrom(beginning),
  files.firstFrom(beginning + LAST),
]

/**
 * Finds names whose prefix is similar to a search text, with at most `mistakes` letters missing, extra, wrong, or
 * swapped. Names with a common prefix are examined together, and skipped once that prefix is no longer similar.
 */
export const findSimilarPrefixes = (
  files: AddressFiles,
  text: string,
  mistakes: number,
): ReadonlyArray<NameRange> => {
  const width = text.length + 1
  // Of each depth: the mistakes between the letters so far and each beginning of the text.
  const rows: Array<Uint8Array> = [Uint8Array.from({ length: width }, (_, at) => Math.min(at, 255))]
  const found: Array<NameRange> = []
  let before = ""
  let place = 0
  for (let steps = 0; place < files.count && steps < MAX_STEPS; steps++) {
    const name = files.name(place)
    let depth = 0
    while (depth < before.length && depth < rows.length - 1 && before[depth] === name[depth]) depth++
    before = name
    let next = place + 1
    for (; depth < name.length; depth++) {
      const [above, further] = [rows[depth], rows[depth - 1]]
      if (above === undefined) break
      const row = new Uint8Array(width)
      row[0] = depth + 1
      let least = depth + 1
      for (let at = 1; at < width; at++) {
        const same = name[depth] === text[at - 1]
        let value = Math.min(
          (above[at] ?? 0) + 1,
          (row[at - 1] ?? 0) + 1,
          (above[at - 1] ?? 0) + (same ? 0 : 1),
        )
        if (
          further !== undefined &&
          at > 1 &&
          name[depth] === text[at - 2] &&
          name[depth - 1] === text[at - 1]
        )
          value = Math.min(value, (further[at - 2] ?? 0) + 1)
        row[at] = value
        least = Math.min(least, value)
      }
      rows[depth + 1] = row
      rows.length = depth + 2
      const isNear = (row[width - 1] ?? mistakes + 1) <= mistakes
      if (isNear || least > mistakes) {
        next = files.firstFrom(name.slice(0, depth + 1) + LAST)
        if (isNear) found.push([place, next])
        break
      }
    }
    place = Math.max(next, place + 1)
  }
  return found
}

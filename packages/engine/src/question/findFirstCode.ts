import { largestCode, codeText } from "../format/columns/codes.ts"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"

/**
 * Returns the smallest passing code, from 1; one past the largest if no code passes. All codes after a passing one must
 * pass, too.
 */
export const findFirstCode = (stored: StoredColumn, passes: (text: string) => boolean): number => {
  let low = 1
  let high = largestCode(stored) + 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (passes(codeText(stored, middle))) high = middle
    else low = middle + 1
  }
  return low
}

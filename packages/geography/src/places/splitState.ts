import { normalizePlaceName } from "@listwright/domain/geography"
import type { UsState } from "../tables/ZipInfo.ts"

/** Typed text split before the state at its end; the name is empty if the text is only a state. */
export interface NameAndState {
  readonly name: string
  readonly state: UsState | null
}

/**
 * Splits off the state in typed text such as 'Springfield, IL', 'springfield il', or 'Springfield, Illinois'; the
 * longest state name wins.
 */
export const splitState = (states: ReadonlyArray<UsState>, text: string): NameAndState => {
  const words = [...text.matchAll(/[^\s,]+/g)]
  for (const count of [3, 2, 1]) {
    const last = words.slice(-count)
    const [first] = last
    if (first === undefined || last.length < count) continue
    const ending = last.map(([word]) => word).join(" ")
    const state = states.find(
      ({ code, name }) =>
        ending.toUpperCase() === code || normalizePlaceName(name) === normalizePlaceName(ending),
    )
    if (state !== undefined) return { name: text.slice(0, first.index).replace(/[\s,]+$/, ""), state }
  }
  return { name: text, state: null }
}

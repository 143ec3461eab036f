import { displayDay } from "../suppression/SuppressionDayRange.ts"
import { MAX_LIST_NAME_LENGTH } from "./FullSavedList.ts"

/**
 * Returns a name for the former state of a list that was saved into; lists built from it refer to this name: 'North
 * Side (of 11/03/2026)', truncated to `MAX_LIST_NAME_LENGTH` characters without splitting one. `savedOn` is the ISO date on
 * which that state was saved.
 */
export const formerName = (name: string, savedOn: string): string => {
  const ending = ` (of ${displayDay(savedOn)})`
  let kept = ""
  for (const character of name) {
    if (kept.length + character.length + ending.length > MAX_LIST_NAME_LENGTH) break
    kept += character
  }
  return `${kept.trim()}${ending}`
}

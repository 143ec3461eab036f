import { displayDay } from "../suppression/Days.ts"
import { MAX_LIST_NAME } from "./SavedListInFull.ts"

/**
 * Returns a name for the former state of a list that was saved into, for the lists made from it: 'North Side (of
 * 11/03/2026)', cut to `MAX_LIST_NAME` characters without splitting one. `savedOn` is the ISO day when it was saved.
 */
export const formerName = (name: string, savedOn: string): string => {
  const ending = ` (of ${displayDay(savedOn)})`
  let kept = ""
  for (const character of name) {
    if (kept.length + character.length + ending.length > MAX_LIST_NAME) break
    kept += character
  }
  return `${kept.trim()}${ending}`
}

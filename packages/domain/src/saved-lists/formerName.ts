import { displayDay } from "../suppression/Days.ts"
import { MAX_LIST_NAME } from "./SavedList.ts"

/**
 * Returns the name of the former state of a list that was saved into, for the lists made from it: 'North Side (of
 * 11/03/2026)', cut to `MAX_LIST_NAME` characters without splitting one. `savedOn`: the ISO day on which it was
 * saved.
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

import { MAX_LIST_NAME_LENGTH } from "./FullSavedList.ts"

const PREFIX = "Copy of "

/**
 * Returns the name for a copy of a list: "Copy of NAME", truncated to `MAX_LIST_NAME_LENGTH` characters without splitting one.
 */
export const copyName = (name: string): string => {
  let copied = PREFIX
  for (const character of name) {
    if (copied.length + character.length > MAX_LIST_NAME_LENGTH) break
    copied += character
  }
  return copied.trim()
}

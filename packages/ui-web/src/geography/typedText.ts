import { splitPaste } from "@listwright/domain"
import type { TypedAreas } from "./TypedAreas.tsx"

const MOST_NAMED = 3

/** What was typed and not added, short enough for a notice: '60614, 60615 and 4 more'; null when there is nothing. */
export const typedText = ({ boxes, paste, from, to }: TypedAreas): string | null => {
  const entries = [...boxes, ...splitPaste(paste), [from, to].filter((end) => end !== "").join(" to ")]
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
  if (entries.length === 0) return null
  const named = entries.slice(0, MOST_NAMED).join(", ")
  return entries.length > MOST_NAMED ? `${named} and ${entries.length - MOST_NAMED} more` : named
}

import { splitPaste } from "@listwright/domain/geography"
import type { TypedAreas } from "./TypedAreas.tsx"

/** What was typed on the ZIP page and not added, in its order; a range is one entry. Blanks may be among them. */
export const typedEntries = ({ boxes, paste, from, to }: TypedAreas): ReadonlyArray<string> => [
  ...boxes,
  ...splitPaste(paste),
  [from, to].filter((end) => end !== "").join(" to "),
]

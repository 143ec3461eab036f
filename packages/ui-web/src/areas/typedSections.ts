import { splitPaste } from "@listwright/domain/geography"
import type { TypedAreas } from "./TypedAreas.tsx"
import type { Section } from "./useAddingAreas.ts"

/** The sections in which something stands that was not added, in the order of the page. */
export const typedSections = ({ boxes, paste, from, to }: TypedAreas): ReadonlyArray<Section> => {
  const sections: Array<Section> = []
  if (boxes.some((box) => box.trim() !== "")) sections.push("zip")
  if (splitPaste(paste).length > 0) sections.push("zipPaste")
  if (`${from}${to}`.trim() !== "") sections.push("zipRange")
  return sections
}

import type { OutlineLevel } from "@listwright/domain/counting"
import { areasName } from "@listwright/domain/definition"

/** Returns the capitalized name of an outline level: 'States', 'County', 'ZIP Codes'. */
export const outlineTitle = (level: OutlineLevel, outlines: number): string => {
  const name = areasName(level, outlines)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

import type { OutlineLevel } from "@listwright/domain/counting"
import { areaKindNoun } from "@listwright/domain/definition"

/** Returns the capitalized name of an outline level: 'States', 'County', 'ZIP Codes'. */
export const outlineTitle = (level: OutlineLevel, outlines: number): string => {
  const name = areaKindNoun(level, outlines)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

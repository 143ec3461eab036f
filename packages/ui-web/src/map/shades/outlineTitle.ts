import type { OutlineLevel } from "@listwright/domain/counting"
import { areasName } from "@listwright/domain/definition"

/** 'States', 'County', 'ZIP Codes': the name of some outlines at the beginning of a line. */
export const outlineTitle = (level: OutlineLevel, outlines: number): string => {
  const name = areasName(level, outlines)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

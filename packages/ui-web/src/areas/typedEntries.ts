import { AREA_SECTIONS } from "./areaSections.ts"
import { SECTIONS } from "./sections.ts"
import type { TypedAreas } from "./TypedAreas.tsx"

/** What was typed on the ZIP page and not added, in its order; a range is one entry. Blanks may be among them. */
export const typedEntries = (typed: TypedAreas): ReadonlyArray<string> =>
  SECTIONS.flatMap((section) => AREA_SECTIONS[section].entries(typed))

import { AREA_SECTIONS } from "./areaSections.ts"
import { SECTIONS } from "./sections.ts"
import type { TypedAreas } from "./TypedAreas.ts"

/** Returns typed entries that weren't added, in order; a range is one entry. Some may be blank. */
export const typedEntries = (typed: TypedAreas): ReadonlyArray<string> =>
  SECTIONS.flatMap((section) => AREA_SECTIONS[section].entries(typed))

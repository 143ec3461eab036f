import type { Country } from "@listwright/domain/shared"
import { inputClasses } from "../../../design/Field.tsx"

/** The placeholder for an empty search box. */
export const SEARCH_PLACEHOLDER = "Find any area: 606, Austin, Cook County, TX-21"

/** Returns the placeholder for a source's country. */
export const searchPlaceholder = (country: Country): string =>
  country === "CA" ? "Find a city or province: Calgary, Alberta" : SEARCH_PLACEHOLDER

/** The look of the search box, and of its placeholder before any script runs. Both occupy the same space. */
export const searchBoxClasses = {
  around: "relative",
  icon: "pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted",
  input: `${inputClasses} block min-h-11! truncate pr-11 pl-10`,
} as const

import type { list270Reading } from "../shared/readings.ts"
import { findListType } from "./listTypes.ts"
import { DEFAULT_SOURCES } from "./landingCards.ts"

/**
 * Returns the sources offered to a user, without duplicates, in the order of the user record (Consumer and Business if
 * it's `null`). Sources that can't be ordered or have no configuration are excluded [p6-allowed-sources]
 * [ob6-allowed-sources].
 */
export const allowedSources = (
  ofUser: ReadonlyArray<number> | null,
  reading: List270Reading,
): ReadonlyArray<number> =>
  [...new Set(ofUser ?? DEFAULT_SOURCES)].filter(
    (listType) => isOrderable(listType, reading) && findListType(listType) !== undefined,
  )

export type List270Reading = (typeof list270Reading.options)[number]

/** A code that can be ordered but has no configuration. */
const UNCONFIGURED = 220

/** Returns whether a list type may be ordered: 10 to 220 in steps of 10, 250, 260, and 270 if the reading allows it. */
export const isOrderable = (listType: number, reading: List270Reading): boolean => {
  const source = findListType(listType)
  if (source === undefined) return listType === UNCONFIGURED
  return source.ordering === "allowed" || reading === "orderable"
}

import { DEFAULT_SOURCES } from "./landingCards.ts"
import { listTypeOf } from "./ListType.ts"
import { type List270, orderable } from "./orderable.ts"

/** The source that an order starts with when nothing else is said. spec: order-builder §1 */
export const DEFAULT_LIST_TYPE = 10

/**
 * The sources that a user is offered, each once, in the order of the user record (`null`: it says nothing, so Consumer
 * and Business); those that cannot be ordered or have no configuration are left out.
 * spec: portal §3, §6 [p6-allowed-sources], order-builder §6 [ob6-allowed-sources]
 */
export const allowedSources = (
  ofUser: ReadonlyArray<number> | null,
  reading: List270,
): ReadonlyArray<number> =>
  [...new Set(ofUser ?? DEFAULT_SOURCES)].filter(
    (listType) => orderable(listType, reading) && listTypeOf(listType) !== undefined,
  )

import { Effect } from "effect"
import type { AreaSection } from "./AreaSection.ts"
import { typedOfAddress } from "./TypedAddress.ts"

/** The ways of naming areas that are drawn around an address. */
export type AddressSection = "radius" | "closest"

/** Comes with the pages of addresses; others do not need it. */
const loadRules = Effect.promise(() => import("./addAddress.ts"))

/** Creates the section of a page around an address: it takes one address at a time. */
export const addressSection = (section: AddressSection): AreaSection => ({
  isTyped: ({ [section]: held }) => typedOfAddress(held) !== "",
  entries: ({ [section]: held }) => [typedOfAddress(held)],
  zipType: () => null,
  keepsEntries: false,
  after: () => ({}),
  add: Effect.fnUntraced(function* (definition, { [section]: held }, choosing) {
    const { addAddress } = yield* loadRules
    const { after, outcome } = yield* addAddress(section, definition, held, choosing)
    return { ...outcome, typed: { [section]: after } }
  }),
})

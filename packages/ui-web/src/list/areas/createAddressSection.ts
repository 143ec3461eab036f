import { Effect } from "effect"
import type { AreaSection } from "./AreaSection.ts"
import { type AddressSection, typedAddressText } from "./TypedAddress.ts"

/** Loads the rules for addresses along with their pages; other pages don't need them. */
const loadRules = Effect.promise(() => import("./addAddress.ts"))

/** Creates a page's section for areas around an address, which accepts one address at a time. */
export const createAddressSection = (section: AddressSection): AreaSection => ({
  isTyped: ({ [section]: held }) => typedAddressText(held) !== "",
  entries: ({ [section]: held }) => [typedAddressText(held)],
  zipType: () => null,
  keepsEntries: false,
  after: () => ({}),
  add: Effect.fnUntraced(function* (definition, { [section]: held }, choosing) {
    const { addAddress } = yield* loadRules
    const { after, outcome } = yield* addAddress(section, definition, held, choosing)
    return { ...outcome, typed: { [section]: after } }
  }),
})

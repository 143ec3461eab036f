import type { ListDefinition } from "@listwright/domain/definition"
import {
  ADDRESS_PLACEHOLDER,
  addClosest,
  type AddAddressResult,
  addRadius,
  type AreaChoiceRules,
} from "@listwright/domain/geography"
import { notice } from "@listwright/domain/shared"
import { Effect } from "effect"
import { addressSearchMethod } from "./addressSearchMethod.ts"
import { type AddressSection, NO_ADDRESS, type TypedAddress } from "./TypedAddress.ts"

/** The result of an Add, with the new content of the fields. */
interface TypedAddressAdded {
  readonly outcome: AddAddressResult
  readonly after: TypedAddress
}

/**
 * Returns the fields after an Add. The radius and quantity remain for the next address; the most likely match is
 * preselected.
 */
const settled = (held: TypedAddress, outcome: AddAddressResult): TypedAddressAdded => {
  const { address, name, mayMean, meant } = NO_ADDRESS
  if (outcome.isUsedUp) return { outcome, after: { ...held, address, name, mayMean, meant } }
  const { field, mayMean: places, warnings } = outcome
  if (places.length > 0) return { outcome, after: { ...held, mayMean: places, meant: places[0] ?? null } }
  if (field === null || warnings.length > 0) return { outcome, after: held }
  // A place without geometry empties the box, which shows these words.
  return {
    outcome: { ...outcome, warnings: [notice("warning", "", ADDRESS_PLACEHOLDER)] },
    after: { ...held, address },
  }
}

/** Looks up the typed address and adds a radius or quantity search around it. */
export const addAddress = Effect.fn("addAddress")(function* (
  section: AddressSection,
  definition: ListDefinition,
  held: TypedAddress,
  choosing: AreaChoiceRules,
) {
  const { address: addressLine, granularity, meant, miles, name: addressName, quantity, sameState } = held
  const typed = { addressLine, addressName }
  switch (addressSearchMethod(section, held, choosing)) {
    case "quantity":
      return settled(held, yield* addClosest(definition, { ...typed, quantity }, choosing, meant))
    case "radius": {
      const entry = { ...typed, radius: miles, quantity: null }
      return settled(held, yield* addRadius(definition, entry, { granularity, sameState }, choosing, meant))
    }
  }
})

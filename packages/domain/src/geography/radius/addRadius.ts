import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { Notice } from "../../shared/Notice.ts"
import { addressNotice, centerNotice } from "../AddressNotices.ts"
import { singlePlace } from "../addresses/locateAddress.ts"
import { type AreasUpdate, addValidAreas, unchangedAreas } from "../AreasUpdate.ts"
import { remainingAreas, type AreaChoiceRules, defaultAreaChoiceRules } from "../AreaChoiceRules.ts"
import { radiusNotice } from "../Notices.ts"
import type { LocatedPlace } from "../places/AddressPlace.ts"
import { Places } from "../places/Places.ts"
import { addressArea, addressNames, type RadiusOptions } from "./radiusArea.ts"
import { type RadiusEntry, validateRadiusEntry, type RadiusField } from "./validateRadiusEntry.ts"

/** The result of adding an address. */
export interface AddAddressResult extends AreasUpdate {
  /** The field that the user has to fix; null if there isn't one. */
  readonly field: RadiusField | null
  /** The places that the address may refer to, most likely first, if the buyer has to choose; otherwise empty. */
  readonly mayMean: ReadonlyArray<LocatedPlace>
  /**
   * A notice about the point that distances are measured from; null if it's the exact address or coordinates, or if
   * nothing was added.
   */
  readonly center: Notice | null
}

const NO_QUESTIONS = { field: null, mayMean: [], center: null } as const

/**
 * Adds the entry on the radius page: everything within a radius of an address or, with a quantity, the records nearest
 * to it, which replace all other geography. The name must be unique among the remaining addresses. `meant` is the
 * buyer's choice if the address is ambiguous. If nothing is added and there's no warning, the place has no geometry:
 * the page clears the address box and shows `ADDRESS_PLACEHOLDER` [ob4-quantity-search] [ob5-radius].
 */
export const addRadius = Effect.fn("addRadius")(function* (
  definition: ListDefinition,
  typed: RadiusEntry,
  options: RadiusOptions,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
  meant: LocatedPlace | null = null,
): Effect.fn.Return<AddAddressResult, CallFailed, Places> {
  const refuse = (field: RadiusField, problem: Notice | null, mayMean: ReadonlyArray<LocatedPlace> = []) => ({
    ...unchangedAreas(definition, ...(problem === null ? [] : [problem])),
    ...NO_QUESTIONS,
    field,
    mayMean,
  })
  const staying = remainingAreas(definition, typed.quantity === null ? "radius" : "closest", choosing)
  const entry = validateRadiusEntry(typed, addressNames(staying))
  if (Result.isFailure(entry)) return refuse(entry.failure.field, radiusNotice(entry.failure))
  const places = yield* Places
  const { addressLine } = typed
  const place =
    meant === null
      ? singlePlace(addressLine, yield* places.searchAddress(addressLine))
      : Result.succeed(meant)
  if (Result.isFailure(place)) {
    const problem = place.failure
    return refuse(
      "addressLine",
      addressNotice(problem),
      problem._tag === "AddressAmbiguous" ? problem.places : [],
    )
  }
  const area = addressArea(definition.listType, typed, place.success, entry.success, options)
  const added = addValidAreas(definition, [area], null, choosing)
  return {
    ...added,
    ...NO_QUESTIONS,
    center: added.added.length === 0 ? null : centerNotice(place.success),
  }
})

/** The Closex page's form, as typed. */
export interface ClosestEntry extends Omit<RadiusEntry, "radius" | "quantity"> {
  readonly quantity: string
}

/** Adds the records nearest to an address, replacing all other geography [ob4-quantity-search]. */
export const addClosest = Effect.fn("addClosest")(function* (
  definition: ListDefinition,
  typed: ClosestEntry,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
  meant: LocatedPlace | null = null,
) {
  const noOptions = { sameState: false, granularity: "standard" } as const
  return yield* addRadius(definition, { ...typed, radius: null }, noOptions, choosing, meant)
})

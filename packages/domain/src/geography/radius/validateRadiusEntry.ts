import { Result } from "effect"
import { isBlank } from "../../shared/FieldProblems.ts"

/** The maximum radius in miles; larger radii are silently capped [ob5-radius-cap] [ob9-radius-limit]. */
export const MAX_RADIUS_MILES = 200

/** Caps a radius at 200 miles [ob5-radius-cap]. */
export const capMiles = (miles: number): number => Math.min(miles, MAX_RADIUS_MILES)

/** The radius page's address form, as typed; unused fields are null. */
export interface RadiusEntry {
  readonly addressLine: string
  readonly addressName: string
  readonly radius: string | null
  readonly quantity: string | null
}

/** A field of the address form. */
export type RadiusField = keyof RadiusEntry

/** A radius address error and the affected field; an invalid radius counts as missing. */
export type RadiusRefusal =
  | { readonly _tag: "AddressOrRadiusMissing"; readonly field: Exclude<RadiusField, "addressName"> }
  | { readonly _tag: "AddressNameUsed"; readonly field: "addressName" }

/**
 * The selection around an address: a radius in miles (above 0, at most 200) or a number of nearest records (whole,
 * above 0). If both are given, the number of records applies.
 */
export type RadiusAddress =
  | { readonly radius: number; readonly quantity: null }
  | { readonly radius: number | null; readonly quantity: number }

const positive = (text: string, pattern: RegExp): number | null => {
  const typed = text.trim()
  return pattern.test(typed) && Number(typed) > 0 ? Number(typed) : null
}

/** Parses a typed number above 0, with or without decimals; null for anything else. */
export const parsePositiveNumber = (text: string): number | null => positive(text, /^(\d+\.?\d*|\.\d+)$/)

const wantedAround = (radius: number | null, quantity: number | null): RadiusAddress | null => {
  const miles = radius === null ? null : capMiles(radius)
  if (quantity !== null) return { radius: miles, quantity }
  return miles === null ? null : { radius: miles, quantity }
}

/**
 * Checks a radius address: an address, a radius above 0 (or, for a quantity search, a whole quantity above 0), and a
 * unique name [ob5-radius] [ob5-address-name].
 */
export const validateRadiusEntry = (
  entry: RadiusEntry,
  existingNames: ReadonlyArray<string>,
): Result.Result<RadiusAddress, RadiusRefusal> => {
  const radius = entry.radius === null ? null : parsePositiveNumber(entry.radius)
  const quantity = entry.quantity === null ? null : positive(entry.quantity, /^\d+$/)
  const missing = (field: Exclude<RadiusField, "addressName">) =>
    Result.fail({ _tag: "AddressOrRadiusMissing", field } as const)
  if (isBlank(entry.addressLine)) return missing("addressLine")
  if (entry.quantity !== null && quantity === null) return missing("quantity")
  const wanted = wantedAround(radius, quantity)
  if (wanted === null || (entry.radius !== null && radius === null)) return missing("radius")
  const name = entry.addressName.trim()
  if (name !== "" && existingNames.includes(name))
    return Result.fail({ _tag: "AddressNameUsed", field: "addressName" })
  return Result.succeed(wanted)
}

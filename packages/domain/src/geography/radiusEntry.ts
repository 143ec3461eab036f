import { Result } from "effect"
import { isBlank } from "../shared/FieldProblems.ts"

/** Larger radiuses are cut to this, silently. Miles. spec: order-builder §5 */
export const MAX_RADIUS_MILES = 200

/** The address form of the radius page, as typed; null is not asked for. */
export interface RadiusEntry {
  readonly addressLine: string
  readonly addressName: string
  readonly radius: string | null
  readonly quantity: string | null
}

export type RadiusRefused = { readonly _tag: "AddressOrRadiusMissing" } | { readonly _tag: "AddressNameUsed" }

export interface RadiusAddress {
  /** Miles, above 0, at most 200; null for a quantity search without one. */
  readonly radius: number | null
  /** Records, whole, above 0; null unless the nearest records are searched. */
  readonly quantity: number | null
}

const positive = (text: string, pattern: RegExp): number | null => {
  const typed = text.trim()
  return pattern.test(typed) && Number(typed) > 0 ? Number(typed) : null
}

/**
 * Checks a radius address: an address, a radius above 0 (or, for a quantity search, a whole quantity above 0), and a name
 * that no other address has. spec: order-builder §5 (Radius), decisions (Calls)
 */
export const radiusEntry = (
  entry: RadiusEntry,
  existingNames: ReadonlyArray<string>,
): Result.Result<RadiusAddress, RadiusRefused> => {
  const radius = entry.radius === null ? null : positive(entry.radius, /^(\d+\.?\d*|\.\d+)$/)
  const quantity = entry.quantity === null ? null : positive(entry.quantity, /^\d+$/)
  const isWrong =
    (entry.radius !== null && radius === null) ||
    (entry.quantity !== null && quantity === null) ||
    (radius === null && quantity === null)
  if (isBlank(entry.addressLine) || isWrong) return Result.fail({ _tag: "AddressOrRadiusMissing" })
  const name = entry.addressName.trim()
  if (name !== "" && existingNames.includes(name)) return Result.fail({ _tag: "AddressNameUsed" })
  return Result.succeed({ radius: radius === null ? null : Math.min(radius, MAX_RADIUS_MILES), quantity })
}

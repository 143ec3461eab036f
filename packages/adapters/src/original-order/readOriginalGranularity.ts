import type { Granularity } from "@listwright/domain/definition"
import { granularities } from "@listwright/domain/geography"
import { Result } from "effect"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"
import { type ItemShape, hasZipGranularity } from "./readItemShape.ts"

type Read<A> = Result.Result<A, string>

/** Returns the granularity for an order's shapes that don't specify one. */
const choiceOf = ({ RadiusTypeChoice }: OriginalOrder): Read<Granularity> => {
  const code = RadiusTypeChoice ?? 0
  if (code === 0) return Result.succeed("standard")
  const granularity = granularities.decode(code)
  return granularity === undefined
    ? Result.fail(`RadiusTypeChoice: ${code} isn't 1, 2, 3 or 4.`)
    : Result.succeed(granularity)
}

/**
 * Returns a shape's granularity: from its code, its geography type (11 and 17: ZIP Codes), or the order's
 * RadiusTypeChoice. Conflicting values are rejected, but the default (1) never conflicts.
 *
 * @param field the shape's position, for the user
 */
export const readOriginalGranularity = (
  order: OriginalOrder,
  { granularity: coded, isMadeOfZips, shape }: Pick<ItemShape, "granularity" | "isMadeOfZips" | "shape">,
  field: string,
): Read<Granularity> => {
  const chosen = choiceOf(order)
  if (Result.isFailure(chosen)) return chosen
  const ofType =
    shape.kind === "radius" && (isMadeOfZips || (coded === undefined && hasZipGranularity(order.GeoType)))
  const all: ReadonlyArray<Granularity> = [coded ?? "standard", ofType ? "zip" : "standard", chosen.success]
  const [first = "standard", ...others] = new Set(all.filter((one) => one !== "standard"))
  return others.length === 0 || shape.kind === "closest"
    ? Result.succeed(first)
    : Result.fail(`RadiusTypeChoice: it doesn't match what ${field} is made of.`)
}

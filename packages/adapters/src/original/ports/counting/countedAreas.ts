import { type CanonicalDefinition, canonicalDefinition } from "@listwright/domain/definition"
import { type CallFailed, Refused, ServerFailed } from "@listwright/domain/shared"
import { Effect } from "effect"
import type { OriginalOrder } from "../../../contract/original/order/OriginalOrder.ts"
import { envelopeData } from "../../../http/envelopeData.ts"
import { MAX_CONCURRENT_CALLS } from "../client/callsAtOnce.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"
import { buildOriginalOrder } from "./writeOrder.ts"

/** The maximum number of areas whose records with phones are counted; each area takes one call. */
export const MAX_AREAS_WITH_PHONES = 200

/** Counts an order's records with phones: the second of the two numbers in the reply. */
export const countPhones = (calls: OriginalCalls, order: OriginalOrder): Effect.Effect<number, CallFailed> =>
  Effect.flatMap(envelopeData(calls.Counting.GetPhoneResult({ payload: { order } })), ({ PhoneCount }) => {
    const [, withPhones] = PhoneCount
    return withPhones === undefined
      ? Effect.fail(new ServerFailed({ status: 200 }))
      : Effect.succeed(withPhones.Count)
  })

/** Returns the definition with only its first `many` chosen areas and all its exclusions. */
const firstAreas = (definition: CanonicalDefinition, many: number): CanonicalDefinition =>
  canonicalDefinition({
    ...definition,
    areas: [
      ...definition.areas.filter(({ excluded }) => !excluded).slice(0, many),
      ...definition.areas.filter(({ excluded }) => excluded),
    ],
  })

/**
 * Counts the records with phones in each area, in order. The contract counts them only for a whole order, and a record
 * belongs to the first area that contains it, so an area's count is the increase when it's added to the areas before
 * it.
 */
export const countPhonesByArea = Effect.fnUntraced(function* (
  calls: OriginalCalls,
  definition: CanonicalDefinition,
  total: number,
): Effect.fn.Return<ReadonlyArray<number>, CallFailed> {
  const many = definition.areas.filter(({ excluded }) => !excluded).length
  if (many > MAX_AREAS_WITH_PHONES)
    return yield* new Refused({
      reason: `The original contract counts phones for one area at a time. Count at most ${MAX_AREAS_WITH_PHONES} areas at once.`,
    })
  const before = yield* Effect.forEach(
    Array.from({ length: Math.max(0, many - 1) }, (_, at) => at + 1),
    (first) => countPhones(calls, buildOriginalOrder(firstAreas(definition, first))),
    { concurrency: MAX_CONCURRENT_CALLS },
  )
  const upTo = [0, ...before, total]
  return Array.from({ length: many }, (_, at) => (upTo[at + 1] ?? 0) - (upTo[at] ?? 0))
})

import { type CanonicalDefinition, canonicalDefinition } from "@listwright/domain/definition"
import { type CallFailed, Refused, ServerFailed } from "@listwright/domain/shared"
import { Effect } from "effect"
import type { OriginalOrder } from "../../../contract/original/order/OriginalOrder.ts"
import { envelopeData } from "../../../http/envelopeData.ts"
import { MAX_CONCURRENT_CALLS } from "../client/callsAtOnce.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"
import { buildOriginalOrder } from "./writeOrder.ts"

/** The maximum number of areas whose phones are counted, each by a call. */
export const MAX_AREAS_WITH_PHONES = 200

/** Counts the records of an order that have phones: the second of the two numbers that the contract gives. */
export const countPhones = (calls: OriginalCalls, order: OriginalOrder): Effect.Effect<number, CallFailed> =>
  Effect.flatMap(envelopeData(calls.Counting.GetPhoneResult({ payload: { order } })), ({ PhoneCount }) => {
    const [, withPhones] = PhoneCount
    return withPhones === undefined
      ? Effect.fail(new ServerFailed({ status: 200 }))
      : Effect.succeed(withPhones.Count)
  })

/** Returns the definition of the first areas, with all that it excludes. */
const firstAreas = (definition: CanonicalDefinition, many: number): CanonicalDefinition =>
  canonicalDefinition({
    ...definition,
    areas: [
      ...definition.areas.filter(({ excluded }) => !excluded).slice(0, many),
      ...definition.areas.filter(({ excluded }) => excluded),
    ],
  })

/**
 * Counts the records with phones in each area, in order. The contract counts them for a whole order alone, and a record
 * belongs to the first area that has it: an area has what the areas up to it have more than those before it.
 */
export const phonesByArea = Effect.fnUntraced(function* (
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

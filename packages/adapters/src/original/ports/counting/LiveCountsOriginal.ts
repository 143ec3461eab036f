import type { AccountId } from "@listwright/domain/account"
import { type AreaCount, CountRefused, CountRuns, LiveCounts, runCount } from "@listwright/domain/counting"
import { areaKey, type CanonicalDefinition, definitionHash } from "@listwright/domain/definition"
import type { DraftId } from "@listwright/domain/shared"
import { Effect, Layer, Semaphore } from "effect"
import * as Digest from "effect/crypto/Digest"
import { ApiClient } from "../../../http/ApiClient.ts"
import { UNSUPPORTED_CALL_MESSAGE } from "../client/unsupportedCall.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"
import { createOriginalCountRunsPort } from "./CountRunsOriginal.ts"
import { toOrderAreas, writeOrder } from "./writeOrder.ts"

const refuse = () => Effect.fail(new CountRefused({ reason: UNSUPPORTED_CALL_MESSAGE }))

const NOTHING = { available: 0, withPhones: 0 }

/**
 * Returns the counts of a definition's areas, in the definition's order. Areas missing from a counted order have no
 * records.
 */
const countsOfAreas = (
  definition: CanonicalDefinition,
  counted: ReadonlyArray<AreaCount>,
): ReadonlyArray<AreaCount> => {
  const byKey = new Map(counted.map((one) => [one.key, one]))
  return definition.areas
    .filter(({ excluded }) => !excluded)
    .map((area) => {
      const parts = (toOrderAreas(area) ?? []).map((part) => byKey.get(areaKey(part)) ?? NOTHING)
      return {
        key: areaKey(area),
        available: parts.reduce((sum, { available }) => sum + available, 0),
        withPhones: parts.reduce((sum, { withPhones }) => sum + withPhones, 0),
      }
    })
}

/**
 * Implements LiveCounts over the original contract, which can only count orders: every question except `count` fails
 * with CountRefused. A definition is counted as an order in a session of this client, one at a time, so the order of
 * `draftId` doesn't change. The answer doesn't specify the data's snapshot (`snapshot` is ''), the suppressed records,
 * or the records without a place. Location files, and combinations other than unions, can't be expressed in an order
 * and are refused.
 */
export const createOriginalLiveCountsPort = (calls: OriginalCalls): Effect.Effect<LiveCounts["Service"]> =>
  Effect.map(Semaphore.make(1), (turn) => {
    const runs = createOriginalCountRunsPort(calls)
    // A session keeps its account.
    const sessions = new Map<string, DraftId>()

    const counted = Effect.fnUntraced(function* (
      definition: CanonicalDefinition,
      accountId: AccountId | null,
    ) {
      const name = `${definition.listType} ${accountId ?? ""}`
      const kept = sessions.get(name) ?? null
      const session = yield* writeOrder(calls)({ definition, session: kept, accountId })
      sessions.set(name, session)
      return yield* runCount(session).pipe(
        Effect.provideService(CountRuns, runs),
        Effect.catchTag("CountFailed", () => Effect.fail(new CountRefused({ reason: "The count failed." }))),
      )
    })

    return LiveCounts.of({
      count: ({ accountId = null, definition, revision }) =>
        turn.withPermits(1)(
          Effect.gen(function* () {
            const { answer } = yield* counted(definition, accountId)
            const { total, withPhones } = answer
            return {
              revision,
              answer: {
                definitionHash: yield* Effect.provide(definitionHash(definition), Digest.layerWebCrypto),
                snapshot: "",
                total,
                withPhones,
                areas: countsOfAreas(definition, answer.areas),
                suppressed: [],
                withoutPlace: [],
              },
            }
          }),
        ),
      waterfall: refuse,
      suggestions: refuse,
      details: refuse,
      saturation: refuse,
      overlap: refuse,
      eachArea: refuse,
      shades: refuse,
      breakdown: refuse,
      crossTab: refuse,
      areaTable: refuse,
      fillRates: refuse,
      sample: refuse,
    })
  })

/** Provides LiveCounts over the original contract. */
export const layerLiveCountsOriginal = Layer.effect(
  LiveCounts,
  Effect.flatMap(ApiClient, createOriginalLiveCountsPort),
)

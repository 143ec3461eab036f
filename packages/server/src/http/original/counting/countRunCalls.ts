import {
  Actor,
  Api,
  areaKeyFromGeo,
  type OriginalOrder,
  toOriginalGeos,
  toOriginalOrder,
} from "@listwright/adapters"
import { NotFound } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { matchesDraft, runProgressPercent } from "../../../counts/CountRun.ts"
import { OfficialCounts } from "../../../counts/OfficialCounts.ts"
import { StoredRuns } from "../../../counts/StoredRuns.ts"
import { resolvePriceList } from "../../../pricing/resolvePriceList.ts"
import { wirePriceList } from "../wire/wirePriceList.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { findCallDraft, findAcceptedDraft, resolveSubmittedDraft } from "../answering/findCallDraft.ts"
import { buildOrderPartsWithPrice } from "../answering/buildOrderPartsWithPrice.ts"

const ended = (state: string): boolean => state === "failed" || state === "stopped"

const startRun = Effect.fn("startRun")(function* (order: OriginalOrder) {
  const { reach } = yield* Actor
  const counts = yield* OfficialCounts
  const draft = yield* findAcceptedDraft(order)
  return { requestId: yield* counts.start(reach, draft), ListModuleSessionId: draft.id }
})

/** Returns a run of the order specified in the call; a run of another order is treated as nonexistent. */
const runOf = Effect.fn("runOf")(function* (requestId: string, order: OriginalOrder) {
  const { reach } = yield* Actor
  const runs = yield* StoredRuns
  const run = yield* runs.get(reach, requestId)
  const { ListModuleSessionId: named = "" } = order
  return named === "" || named === run.draftId ? run : yield* new NotFound({ what: "count" })
})

const latestRun = Effect.fn("latestRun")(function* (order: OriginalOrder) {
  const runs = yield* StoredRuns
  const draft = yield* findCallDraft(order)
  return yield* Effect.catchTag(
    Effect.fromOption(yield* runs.latestComplete(draft.id)),
    "NoSuchElementError",
    () => Effect.fail(new CallRefused({ reason: "This order has not been counted yet." })),
  )
})

const counted = Effect.fn("counted")(function* (requestId: string | undefined, order: OriginalOrder) {
  const run = yield* requestId === undefined ? latestRun(order) : runOf(requestId, order)
  if (run.state === "failed") return yield* new CallRefused({ reason: run.failure ?? "The count failed." })
  const { answer, endedAt } = run
  if (answer === null || endedAt === null)
    return yield* new CallRefused({ reason: "The count has no answer." })
  const draft = yield* findCallDraft({ ListModuleSessionId: run.draftId })
  if (!(yield* matchesDraft(run, draft))) {
    return yield* new CallRefused({
      reason: "The order was changed after this count. Please count it again.",
    })
  }
  const { user } = yield* Actor
  const prices = yield* Effect.mapError(
    resolvePriceList(user, draft),
    () => new CallRefused({ reason: "There are no prices for this list at the moment." }),
  )
  const parts = yield* buildOrderPartsWithPrice(draft, answer)
  const phones = new Map(answer.areas.map(({ key, withPhones }) => [key, withPhones]))
  return {
    Order: toOriginalOrder(parts),
    PriceList: wirePriceList(prices),
    DefinitionHash: answer.definitionHash,
    Snapshot: answer.snapshot,
    CountedAt: endedAt.toISOString(),
    PhoneQty: answer.withPhones,
    GeoPhoneQty: toOriginalGeos(parts).map((geo) => phones.get(areaKeyFromGeo(geo) ?? "") ?? 0),
  }
})

/** Calls for the official count, as used by the original contract's screens. */
export const countRunCalls = {
  SubmitOrder: HttpApiBuilder.handler(Api, "Counting", "SubmitOrder", ({ payload }) =>
    toEnvelope(Effect.map(resolveSubmittedDraft(payload.order), ({ id }) => ({ ListModuleSessionId: id }))),
  ),
  PollCountWithotSession: HttpApiBuilder.handler(Api, "Counting", "PollCountWithotSession", ({ payload }) =>
    toEnvelope(startRun(payload.order)),
  ),
  CheckPollingStatusWithoutSeesion: HttpApiBuilder.handler(
    Api,
    "Counting",
    "CheckPollingStatusWithoutSeesion",
    ({ payload }) =>
      toEnvelope(
        Effect.map(runOf(payload.requestId, payload.order), ({ state }) => ({
          PercentComplete: runProgressPercent(state),
          IsFailed: ended(state),
        })),
      ),
  ),
  GetOrderAndPriceList2WithoutSession: HttpApiBuilder.handler(
    Api,
    "Counting",
    "GetOrderAndPriceList2WithoutSession",
    ({ payload }) => toEnvelope(counted(payload.requestId, payload.order)),
  ),
}

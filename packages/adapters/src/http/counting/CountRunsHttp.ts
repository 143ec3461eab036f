import { CountRuns } from "@listwright/domain/counting"
import { type DraftId, ServerFailed } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ApiClient, type Calls } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { OrderSession } from "../OrderSession.ts"
import { countAnswerFromOrder } from "./countAnswerFromOrder.ts"

/** Builds an order from just a draft's id; the server knows the rest. */
const ofDraft = (draftId: DraftId) => ({ ListModuleSessionId: draftId })

/** Implements the CountRuns calls that are the same in both contracts. */
export const createCountRunCalls = ({
  Counting,
}: Pick<Calls, "Counting">): Pick<CountRuns["Service"], "progress" | "submit"> => ({
  submit: (draftId) =>
    envelopeData(Counting.SubmitOrder({ payload: { order: ofDraft(draftId) } })).pipe(
      Effect.flatMap(({ ListModuleSessionId }) =>
        envelopeData(Counting.PollCountWithotSession({ payload: { order: ofDraft(ListModuleSessionId) } })),
      ),
      Effect.map(({ requestId }) => requestId),
      Effect.provideService(OrderSession, draftId),
    ),
  progress: (requestId, draftId) =>
    envelopeData(
      Counting.CheckPollingStatusWithoutSeesion({ payload: { requestId, order: ofDraft(draftId) } }),
    ).pipe(
      Effect.map(({ PercentComplete, IsFailed }) => ({ percent: PercentComplete, failed: IsFailed })),
      Effect.provideService(OrderSession, draftId),
    ),
})

/** Provides CountRuns over the contract. */
export const layerCountRunsHttp = Layer.effect(
  CountRuns,
  Effect.map(ApiClient, ({ Counting, V1Counting }) =>
    CountRuns.of({
      ...createCountRunCalls({ Counting }),
      answer: (requestId, draftId) =>
        envelopeData(
          Counting.GetOrderAndPriceList2WithoutSession({ payload: { requestId, order: ofDraft(draftId) } }),
        ).pipe(
          Effect.flatMap((counted) => {
            const answer = countAnswerFromOrder(counted)
            const { CountedAt: countedAt } = counted
            return answer === null || countedAt === undefined
              ? Effect.fail(new ServerFailed({ status: 200 }))
              : Effect.succeed({ ...answer, countedAt })
          }),
          Effect.provideService(OrderSession, draftId),
        ),
      stop: (id) =>
        Effect.asVoid(mapCallFailure("count")(V1Counting.stopCount({ params: { id }, payload: {} }))),
    }),
  ),
)

import { type CountAnswer, hasDetails } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { Choices } from "@listwright/domain/drafts"
import { Schema } from "effect"
import { legacyGeos, type OrderParts, toLegacyOrder } from "../../legacy-order/toLegacyOrder.ts"
import { fieldOf, textOf } from "../fieldOf.ts"
import { answered, CountQuestion, draftOfCall, json, live, refused, withoutRecords } from "../answers.ts"
import { mockCount } from "../mockCount.ts"
import { mockDetails } from "./mockDetails.ts"
import { mockQuote } from "../pricing/mockPrices.ts"
import { mockSuggestions } from "./mockSuggestions.ts"
import { waterfallOf } from "./mockWaterfall.ts"
import type { MockCall } from "../MockRequest.ts"
import { type MockDraft, type MockRun, type MockState, newName } from "../MockState.ts"

/** A run is half done when it is first asked, and done from then on. */
const PERCENT = [50, 100] as const

const SuggestionsQuestion = Schema.Struct({
  ...CountQuestion.fields,
  wanted: Schema.optionalKey(Schema.Int),
})
/** Live figures, and the official count in its four steps. */
export const countCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const counted = (definition: CanonicalDefinition): CountAnswer => mockCount(definition, state.recordedCount)
  const parts = ({ current }: MockDraft): OrderParts => {
    const { definition, choices } = current
    const answer = counted(definition)
    return {
      draft: current,
      definition,
      choices,
      answer,
      figures: quoted(definition, choices)?.figures ?? null,
      details: hasDetails(definition) ? mockDetails(definition, state.recordedCount) : null,
    }
  }
  const quoted = (definition: CanonicalDefinition, choices: Choices) =>
    mockQuote(state.prices, definition, choices, counted(definition))
  const failureOf = ({ draftId }: MockRun): string | null => {
    const draft = state.drafts.get(draftId)
    return draft === undefined ? null : withoutRecords(state, draft.current.listType)
  }
  const runOf = (body: Schema.Json) => state.runs.get(textOf(body, "requestId"))

  return {
    count: live(state, CountQuestion, ({ definition, revision }) => {
      return { status: 200, body: json({ revision, answer: counted(definition) }) }
    }),
    waterfall: live(state, CountQuestion, ({ definition, revision }) => {
      const waterfall = waterfallOf(state, definition)
      return { status: 200, body: json({ revision, waterfall }) }
    }),
    suggestions: live(state, SuggestionsQuestion, ({ definition, revision, wanted }) => {
      const suggestions = mockSuggestions(definition, state.recordedCount, wanted)
      return { status: 200, body: json({ revision, suggestions }) }
    }),
    SubmitOrder: (request) => {
      const draft = draftOfCall(state, request)
      return draft === undefined
        ? refused("This draft was not found.")
        : answered({ ListModuleSessionId: draft.current.id })
    },
    PollCountWithotSession: (request) => {
      const draft = draftOfCall(state, request)
      if (draft === undefined) return refused("This draft was not found.")
      const recorded = textOf(
        fieldOf(fieldOf(state.recordings.first("PollCountWithotSession").response.body, "d"), "DataSource"),
        "requestId",
      )
      const requestId = newName(state, recorded, new Set(state.runs.keys()))
      state.runs.set(requestId, { draftId: draft.current.id, asked: 0, stopped: false })
      return answered({ requestId, ListModuleSessionId: draft.current.id })
    },
    CheckPollingStatusWithoutSeesion: ({ body }) => {
      const run = runOf(body)
      if (run === undefined) return refused("This count was not found.")
      const PercentComplete = PERCENT[run.asked] ?? 100
      run.asked += 1
      return answered({ PercentComplete, IsFailed: run.stopped || failureOf(run) !== null })
    },
    GetOrderAndPriceList2WithoutSession: (request) => {
      const run = runOf(request.body)
      const draft = state.drafts.get(run?.draftId ?? "") ?? draftOfCall(state, request)
      if (draft === undefined) return refused("This draft was not found.")
      const failure = withoutRecords(state, draft.current.listType)
      if (failure !== null) return refused(failure)
      if (run !== undefined && run.asked < PERCENT.length) return refused("The count has no answer.")
      const known = parts(draft)
      const phones = new Map(known.answer?.areas.map(({ key, withPhones }) => [key, withPhones]))
      return answered({
        Order: toLegacyOrder(known),
        PriceList: state.prices.wire,
        DefinitionHash: known.answer?.definitionHash,
        Snapshot: known.answer?.snapshot,
        CountedAt: textOf(
          fieldOf(
            fieldOf(state.recordings.first("GetOrderAndPriceList2WithoutSession").response.body, "d"),
            "DataSource",
          ),
          "CountedAt",
        ),
        PhoneQty: known.answer?.withPhones,
        GeoPhoneQty: legacyGeos(known).map(({ GeoKeyCode }) => phones.get(`zip:${GeoKeyCode}`) ?? 0),
      })
    },
    stopCount: ({ params }) => {
      const run = state.runs.get(params["id"] ?? "")
      if (run === undefined) return state.recordings.titled("stopCount", "no such count")
      const stopped = !run.stopped && run.asked < PERCENT.length
      run.stopped = stopped
      return { status: 200, body: { stopped } }
    },
  }
}

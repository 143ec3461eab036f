import { Api, type OriginalOrder, hasNamedAreas } from "@listwright/adapters"
import { Counts } from "@listwright/domain/counting"
import { areaCode } from "@listwright/domain/definition"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { readOrderDefinition, findAcceptedDraft } from "../answering/findCallDraft.ts"
import { resolveOrderOwner } from "../answering/resolveOrderOwner.ts"

const phoneResult = Effect.fn("phoneResult")(function* (order: OriginalOrder) {
  const counts = yield* Counts
  const isKept = !hasNamedAreas(order)
  const definition = isKept ? (yield* findAcceptedDraft(order)).definition : yield* readOrderDefinition(order)
  const owner = yield* resolveOrderOwner(order)
  const answer = yield* Effect.mapError(
    counts.count(definition, owner),
    ({ reason }) => new CallRefused({ reason: reason }),
  )
  return {
    OrderGeoName: definition.areas.filter(({ excluded }) => !excluded).map(areaCode),
    PhoneCount: [
      { Name: "Without phone", Count: answer.total - answer.withPhones },
      { Name: "With phone", Count: answer.withPhones },
    ],
  }
})

/** Calls that count a list's records with phone numbers. */
export const phoneCalls = {
  GetPhoneResult: HttpApiBuilder.handler(Api, "Counting", "GetPhoneResult", ({ payload }) =>
    toEnvelope(phoneResult(payload.order)),
  ),
}

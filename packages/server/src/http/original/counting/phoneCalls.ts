import { Api, type OriginalOrder, namesAreas } from "@listwright/adapters"
import { Counts } from "@listwright/domain/counting"
import { areaCode } from "@listwright/domain/definition"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { answering, CallRefused } from "../../answering/answering.ts"
import { definitionOfOrder, keptDraft } from "../answering/draftOfCall.ts"
import { orderOwner } from "../answering/orderOwner.ts"

const phoneResult = Effect.fn("phoneResult")(function* (order: OriginalOrder) {
  const counts = yield* Counts
  const isKept = !namesAreas(order)
  const definition = isKept ? (yield* keptDraft(order)).definition : yield* definitionOfOrder(order)
  const owner = yield* orderOwner(order)
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
    answering(phoneResult(payload.order)),
  ),
}

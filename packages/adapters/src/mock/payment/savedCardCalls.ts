import { CardToken } from "@listwright/domain/payment"
import { Option, Schema } from "effect"
import { ok } from "../../contract/legacy/Envelope.ts"
import { WireCardToSave } from "../../contract/legacy/payment/WireSavedCard.ts"
import { cardTypeCode } from "../../http/payment/savedCardWire.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

const decodeToken = Schema.decodeUnknownOption(CardToken)
const decode = Schema.decodeUnknownOption(Schema.Struct({ cards: WireCardToSave }))

/** The one card of the recorded user. Every token is known: what a vault says of it is as recorded. */
export const savedCardCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const { recordings } = state
  let kept: object | null = null
  return {
    GetUserPaymentCards: () =>
      kept === null
        ? recordings.titled("GetUserPaymentCards", "none is kept")
        : { status: 200, body: Schema.decodeUnknownSync(Schema.Json)(ok(kept)) },
    InsertOrUpdateUserPaymentCards: (request) => {
      const sent = decode(request.body)
      const refused = recordings.same("InsertOrUpdateUserPaymentCards", request)
      if (Option.isNone(sent) || (sent.value.cards.HolderName ?? "") === "")
        return refused ?? recordings.titled("InsertOrUpdateUserPaymentCards", "without a holder")
      const { cards } = sent.value
      const vault = recordings
        .exchanges("tokenize")
        .flatMap(({ response }) => Option.toArray(decodeToken(response.body)))
        .find(({ token }) => token === cards.Token)
      kept = {
        ...cards,
        CVV: "",
        CompanyName: cards.CompanyName ?? "",
        CardType: cardTypeCode(vault?.cardType ?? ""),
      }
      return recordings.titled("InsertOrUpdateUserPaymentCards", "kept")
    },
  }
}

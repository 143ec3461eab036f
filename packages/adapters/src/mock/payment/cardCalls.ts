import { CardToken } from "@listwright/domain/payment"
import { Schema } from "effect"
import { textOf } from "../fieldOf.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

/** The payment processor's counter. One of the recorded cards is declined later, when it is charged. */
export const cardCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const { recordings } = state
  return {
    tokenize: ({ body }) => {
      const number = textOf(body, "number")
      const declined = recordings
        .exchanges("tokenize")
        .find(({ title }) => title === "a card that will be declined")
      const isDeclined = number === textOf(declined?.request.body, "number")
      if (!/^[3-6]\d{13,16}$/.test(number)) return recordings.titled("tokenize", "no card number")
      const answer =
        isDeclined && declined !== undefined ? declined.response : recordings.first("tokenize").response
      state.declined.set(textOf(answer.body, "token"), isDeclined)
      const { token, cardType } = Schema.decodeUnknownSync(CardToken)(answer.body)
      return { ...answer, body: { token, cardType, lastDigits: number.slice(-4) } }
    },
  }
}

import { Schema } from "effect"
import type { Recorder } from "./Recorder.ts"
import { cards } from "./sample.ts"

/** Records cards becoming tokens: one that will be accepted, and one that will be declined. */
export const recordCards = async (recorder: Recorder) => {
  const ask = recorder.ask.bind(recorder)
  const expiry = { expiryMonth: 12, expiryYear: 2030 }
  const card = { holderName: "Ann Buyer", securityCode: "123", ...expiry }
  const tokenOf = async (title: string, number: string) => {
    const answered = await ask("tokenize", { title, as: null, body: { ...card, number } })
    const Token = Schema.Struct({ token: Schema.String, cardType: Schema.String, lastDigits: Schema.String })
    return Schema.decodeUnknownSync(Token)(answered.body)
  }
  const accepted = await tokenOf("a token", cards.accepted)
  const declined = await tokenOf("a card that will be declined", cards.declined)
  await ask("tokenize", { title: "no card number", as: null, body: { ...card, number: "123" } })
  return { accepted, card, declined }
}

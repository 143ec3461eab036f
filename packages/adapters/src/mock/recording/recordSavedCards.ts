import type { CardToken } from "@listwright/domain/payment"
import type { UserId } from "@listwright/domain/account"
import type { Recorder } from "./Recorder.ts"
import { sampleContact } from "./sample.ts"

/** Records a user's card: none yet, one that is not complete, and the one that is kept. */
export const recordSavedCards = async (recorder: Recorder, userId: UserId, card: CardToken) => {
  const ask = recorder.ask.bind(recorder)
  const { addressLine, city, state, zip } = sampleContact
  const wire = {
    HolderName: "Ann Buyer",
    CardNumber: `************${card.lastDigits}`,
    ExpirationMonth: 12,
    ExpirationYear: 2030,
    Address: addressLine,
    City: city,
    State: state,
    ZipCode: zip,
    CompanyName: "",
    Token: card.token,
  }
  const save = (title: string, changed: object = {}) =>
    ask("InsertOrUpdateUserPaymentCards", { title, body: { cards: { ...wire, ...changed } } })
  await ask("GetUserPaymentCards", { title: "none is kept", body: { userId } })
  await save("without a holder", { HolderName: "" })
  await save("kept")
  await ask("GetUserPaymentCards", { title: "the card", body: { userId } })
  await ask("GetUserPaymentCards", { title: "of another user", body: { userId: "somebody" } })
}

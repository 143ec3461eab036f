import { SavedCards, type UserId } from "@listwright/domain/account"
import { Contact } from "@listwright/domain/drafts"
import { type CardForm, orderCard, type SavedCard, shownNumber } from "@listwright/domain/payment"
import { schemaProblems } from "@listwright/domain/shared"
import { Effect, Result, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { readText } from "../terminal/readText.ts"
import type { Terminal } from "../terminal/Terminal.ts"

const text = Schema.optionalKey(Schema.String)

/** Who orders, as far as the list does not say it, and the card. The number goes to the payment processor alone. */
const Billing = Schema.Struct({
  contact: Schema.optionalKey(
    Schema.Struct({
      firstName: text,
      lastName: text,
      company: text,
      email: text,
      phone: text,
      addressLine: text,
      city: text,
      state: text,
      zip: text,
      countryCode: Schema.optionalKey(Contact.fields.countryCode),
    }),
  ),
  card: Schema.Union([
    Schema.Struct({
      holderName: Schema.String,
      number: Schema.String,
      securityCode: Schema.String,
      expiryMonth: Schema.Int,
      expiryYear: Schema.Int,
    }),
    // The card that the user keeps: its code alone, which is never kept.
    Schema.Struct({ securityCode: Schema.String }),
  ]),
})
const decode = Schema.decodeUnknownResult(Schema.fromJsonString(Billing), { onExcessProperty: "error" })

const invalid = (message: string) => new CommandFailed({ kind: "validation", message })

const withoutEmpty = (contact: Partial<Contact>): Partial<Contact> =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== ""))

/** What `--billing` names: JSON with `card`, and with what `contact` lacks. */
export const readBilling = Effect.fn("readBilling")(function* (file: string, terminal: Terminal) {
  const read = decode(yield* readText(file, terminal))
  if (Result.isFailure(read))
    // The text itself may hold a card number and is not repeated.
    return yield* invalid(
      `${file === "-" ? "Standard input" : file}: ${schemaProblems(read.failure).replaceAll("Expected no excess property", "is no field of it")}`,
    )
  return read.success
})

export type Billing = typeof Billing.Type

/** The contact of an order: what the list was saved with, else the user's own, and above all what the file says. */
export const contactWith = (
  saved: Contact,
  user: Pick<Contact, "firstName" | "lastName" | "company" | "email" | "phone">,
  { contact = {} }: Billing,
  orderName: string,
): Contact => {
  const { company, email, firstName, lastName, phone } = user
  return {
    ...saved,
    ...withoutEmpty({ firstName, lastName, company, email, phone }),
    ...withoutEmpty(saved),
    ...contact,
    orderName,
  }
}

/** Checks a card as the order's form checks it. */
const checked = (form: CardForm, saved: SavedCard | null) =>
  Result.match(orderCard(form, saved), {
    onSuccess: Effect.succeed,
    onFailure: (problems) =>
      Effect.fail(
        invalid(
          `The card: ${Object.entries(problems)
            .map(([field, problem]) => `${field}: ${problem}`)
            .join(" ")}`,
        ),
      ),
  })

/** The card with the address of the contact, or the one that the user keeps, with its own address. */
export const cardOf = Effect.fn("cardOf")(function* (
  { card }: Billing,
  { addressLine, city, state, zip }: Contact,
  userId: UserId,
) {
  if ("number" in card) return yield* checked({ ...card, addressLine, city, state, zip }, null)
  const saved = yield* (yield* SavedCards).get(userId)
  if (saved === null)
    return yield* invalid(
      "You keep no card: give holderName, number, securityCode, expiryMonth and expiryYear.",
    )
  return yield* checked({ ...saved, number: shownNumber(saved), securityCode: card.securityCode }, saved)
})

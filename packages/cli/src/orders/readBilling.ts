import { Contact } from "@listwright/domain/drafts"
import { orderCard, type PayingCard } from "@listwright/domain/payment"
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
  /** Missing where orders are paid at the payment processor. */
  card: Schema.optionalKey(
    Schema.Struct({
      holderName: Schema.String,
      number: Schema.String,
      securityCode: Schema.String,
      expiryMonth: Schema.Int,
      expiryYear: Schema.Int,
    }),
  ),
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

const noCard = (where: string): string =>
  `Orders of this site are paid at ${where}. Leave the card out of the file; the answer says where to pay.`

/**
 * The card with the address of the contact, checked as the order's form checks it; null where orders are paid elsewhere,
 * `paysAt`, and the file has none.
 */
export const cardOf = (
  { card }: Billing,
  { addressLine, city, state, zip }: Contact,
  paysAt: string | undefined,
): Effect.Effect<PayingCard | null, CommandFailed> => {
  if (paysAt !== undefined)
    return card === undefined ? Effect.succeed(null) : Effect.fail(invalid(noCard(paysAt)))
  if (card === undefined) return Effect.fail(invalid("The card is missing; see 'order place --help'."))
  return Result.match(orderCard({ ...card, addressLine, city, state, zip }, null), {
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
}

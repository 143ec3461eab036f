import { type Accounts, SavedCards, type UserId } from "@listwright/domain/account"
import { Contact } from "@listwright/domain/drafts"
import { type MailingAddress, initialContact } from "@listwright/domain/order"
import {
  type CardForm,
  validateOrderCard,
  parseExpiry,
  type PaymentCard,
  type SavedCard,
  maskedCardNumber,
} from "@listwright/domain/payment"
import { schemaProblems, messageText } from "@listwright/domain/shared"
import { Clock, Effect, Result, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { fieldProblemsText } from "../failures/fieldProblemsText.ts"
import { readText } from "../terminal/readText.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { failWithMessage } from "../sign-in/applySiteWording.ts"

const text = Schema.optionalKey(Schema.String)

/**
 * The order's contact, for fields that the list doesn't include, and the card. The card number is sent only to the
 * payment processor.
 */
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
  /** The card; missing if orders are paid on the payment processor's own pages. */
  card: Schema.optionalKey(
    Schema.Union([
      Schema.Struct({
        holderName: Schema.String,
        number: Schema.String,
        securityCode: Schema.String,
        expiryMonth: Schema.Int,
        expiryYear: Schema.Int,
      }),
      Schema.Struct({
        holderName: Schema.String,
        number: Schema.String,
        securityCode: Schema.String,
        /** The expiration date as printed on cards: '12/2031' or '12/31'. */
        expiry: Schema.String,
      }),
      // The card that the user keeps: its code alone, which is never kept.
      Schema.Struct({ securityCode: Schema.String }),
    ]),
  ),
})
const decode = Schema.decodeUnknownResult(Schema.fromJsonString(Billing), { onExcessProperty: "error" })

const invalid = (message: string) => new CommandFailed({ kind: "validation", message })

/** Reads the `--billing` file: JSON with `card` and the `contact` fields missing from the list. */
export const readBilling = Effect.fn("readBilling")(function* (file: string, terminal: Terminal) {
  const read = decode(yield* readText(file, terminal))
  if (Result.isFailure(read))
    // The text itself may hold a card number and is not repeated.
    return yield* invalid(
      `${file === "-" ? "Standard input" : file}: ${schemaProblems(read.failure).replaceAll("Expected no excess property", "isn't a known field")}`,
    )
  return read.success
})

export type Billing = typeof Billing.Type

/**
 * Builds an order's contact from the file first, then the contact saved with the list, then the user's own data; uses
 * the default address if neither the file nor the list has one.
 */
export const buildContact = (
  saved: Contact,
  user: Parameters<typeof initialContact>[1],
  usual: MailingAddress | null,
  { contact = {} }: Billing,
  orderName: string,
): Contact => initialContact({ ...saved, ...contact, orderName }, user, usual)

/** Checks a card by the same rules as the order form. */
const checked = (
  form: CardForm,
  saved: SavedCard | null,
): Effect.Effect<PaymentCard, CommandFailed, Accounts> =>
  Result.match(validateOrderCard(form, saved), {
    onSuccess: (card) => Effect.succeed(card),
    onFailure: (problems) =>
      failWithMessage("validation", messageText`The card: ${fieldProblemsText(problems, " ")}`),
  })

/** Parses an expiration date in the format printed on a card. */
const expiryOf = Effect.fn("expiryOf")(function* (text: string) {
  const currentYear = new Date(yield* Clock.currentTimeMillis).getUTCFullYear()
  const expiry = parseExpiry(text, currentYear)
  if (expiry === null)
    return yield* invalid(`The card: expiry: '${text}' isn't a month and year, such as 12/2031.`)
  return { expiryMonth: expiry.month, expiryYear: expiry.year }
})

const noCard = (where: string): string =>
  `Orders on this site are paid at ${where}. Remove the card from the file. The output says where to pay.`

/**
 * Returns the typed card with the contact's address, or the user's saved card with its own address. Returns null if
 * orders are paid elsewhere (`paysAt`) and the file has no card.
 */
export const resolveBillingCard = Effect.fn("resolveBillingCard")(function* (
  { card }: Billing,
  { addressLine, city, countryCode, state, zip }: Contact,
  { paysAt, userId }: { readonly paysAt: string | undefined; readonly userId: UserId },
) {
  if (paysAt !== undefined) return card === undefined ? null : yield* invalid(noCard(paysAt))
  if (card === undefined)
    return yield* invalid("The card is missing. For help, run: listwright order place --help")
  const address = { addressLine, city, countryCode, state, zip }
  if ("expiry" in card) {
    const { expiry, ...typed } = card
    return yield* checked({ ...typed, ...(yield* expiryOf(expiry)), ...address }, null)
  }
  if ("number" in card) return yield* checked({ ...card, ...address }, null)
  const saved = yield* (yield* SavedCards).get(userId)
  if (saved === null)
    return yield* invalid(
      "You don't have a saved card. Provide holderName, number, securityCode, expiryMonth and expiryYear.",
    )
  return yield* checked({ ...saved, number: maskedCardNumber(saved), securityCode: card.securityCode }, saved)
})

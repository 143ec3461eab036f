import { Accounts } from "@listwright/domain/account"
import { definitionHash } from "@listwright/domain/definition"
import {
  changeDraft,
  chooseAccount,
  draftContent,
  type Draft,
  type DraftChange,
  setWantedTotal,
} from "@listwright/domain/drafts"
import {
  type OrderReceipt,
  findOrderByRequestKey,
  Orders,
  type PlacedOrder,
  placeWithinLimit,
  RequestKey,
  findInitialAddress,
} from "@listwright/domain/order"
import { cleanBudgetText, isBudget } from "@listwright/domain/pricing"
import { SentQuotes } from "@listwright/domain/quotes"
import { findSavedList, SavedLists } from "@listwright/domain/saved-lists"
import { QuoteId, formatWholeNumber } from "@listwright/domain/shared"
import { Clock, Effect } from "effect"
import * as Digest from "effect/crypto/Digest"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { namedAccount } from "../saved-lists/namedAccount.ts"
import { readListReference } from "../saved-lists/readListReferences.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { PlaceFlags } from "./commands/place.ts"
import { printOrder } from "./printOrder.ts"
import { resolveBillingCard, buildContact, readBilling } from "./readBilling.ts"
import { requestKey } from "./requestKey.ts"
import { applySiteWording } from "../sign-in/applySiteWording.ts"

const failed = (kind: CommandFailed["kind"], message: string) => new CommandFailed({ kind, message })

const NOT_YET =
  "Nothing was ordered. Ordering charges the card and accepts the Data Use Agreement. To confirm, add --yes."
const NO_BILLING =
  "Use --billing <file> to provide the contact and the card. For help, run: listwright order place --help"
const OTHER_ORDER =
  "This key was used to order another list or another quantity. Nothing was ordered; use a new key."

const NO_KEYS =
  "The original contract doesn't support keys, so an order that is sent again is placed again. Remove --key, and check 'order history' before you repeat an order."

const DECLINED =
  "The order with this key was declined, and nothing was charged. Use a new key to order again."

/** Returns the order's maximum cost; null if there's no limit. */
const limitOf = Effect.fn("limitOf")(function* ({ maxTotal }: PlaceFlags) {
  if (maxTotal === undefined) return null
  const limit = cleanBudgetText(maxTotal)
  if (!isBudget(limit))
    return yield* failed(
      "usage",
      `--max-total must be an amount in dollars, like 500 or 499.95, not '${maxTotal}'.`,
    )
  return limit
})

/** Looks up the list to order: a saved list by its name or id, or with --quote a quote by its id. */
const wanted = Effect.fn("wanted")(function* (reference: string, isQuote: boolean) {
  if (isQuote) {
    const quotes = yield* SentQuotes
    const id = QuoteId.make(reference)
    const { sent } = yield* quotes.open(id)
    return { definition: sent.definition, name: sent.contact.orderName, draft: quotes.order(id) }
  }
  const lists = yield* SavedLists
  const { definition, row } = yield* findSavedList(reference)
  return { definition, name: row.name, draft: lists.open(row.id) }
})

/** Returns the draft with the requested account, quantity, and promotion code. */
const asWanted = Effect.fn("asWanted")(function* (draft: Draft, flags: PlaceFlags) {
  const account = namedAccount(flags)
  const { promo, quantity } = flags
  if (account === null && promo === undefined && quantity === undefined) return draft
  const change: DraftChange = (content) => {
    const { choices, ...others } = account === null ? content : chooseAccount(account)(content)
    const coded = promo === undefined ? choices : { ...choices, promoCode: promo === false ? null : promo }
    return { ...others, choices: quantity === undefined ? coded : setWantedTotal(coded, quantity) }
  }
  // No other request knows the new draft.
  return yield* changeDraft(draft, change).pipe(
    Effect.catchTag(["DraftConflict", "DraftTooLarge"], Effect.die),
  )
})

/**
 * Restores a draft to the selection and quantities it was opened with, because a rejected order must not leave a
 * changed list behind.
 */
const putBack = (draft: Draft, opened: Draft) => Effect.ignore(changeDraft(draft, () => draftContent(opened)))

/** Describes the next step for an order that's awaiting payment. */
const pendingText = ({ orderCode, paymentPage }: PlacedOrder, paysAt: string | undefined): string =>
  paymentPage === undefined
    ? `The payment is still being confirmed. Check again with: order show ${orderCode}`
    : `The order is waiting for payment at ${paysAt ?? "the payment processor"} until ${paymentPage.expiresAt}: ${paymentPage.address}`

const refused = (message: string, title = "") =>
  failed("validation", title === "" ? message : `${title}: ${message}`)

/** Places an order unattended: once per key, and only up to the maximum total. */
export const placeCommand = Effect.fn("placeCommand")(function* (
  reference: string,
  flags: PlaceFlags,
  terminal: Terminal,
) {
  const limit = yield* limitOf(flags)
  if (flags.yes !== true) return yield* failed("usage", NOT_YET)
  if (flags.billing === undefined) return yield* failed("usage", NO_BILLING)
  const named = flags.quote === true ? reference : yield* readListReference(reference, terminal)
  const billing = yield* readBilling(flags.billing, terminal)
  const server = yield* connection(terminal)
  if (server.contract === "original" && flags.key !== undefined) return yield* failed("usage", NO_KEYS)
  const key =
    server.contract === "original" ? RequestKey.make("none") : yield* requestKey(flags.key, terminal)
  const order: OrderReceipt = yield* runOnServer(server)(
    Effect.gen(function* () {
      const orders = yield* Orders
      const list = yield* wanted(named, flags.quote === true)
      const hash = yield* Effect.provide(definitionHash(list.definition), Digest.layerWebCrypto)
      const placedBefore = yield* findOrderByRequestKey(key)
      if (placedBefore !== null) {
        const earlier = yield* orders.receipt(placedBefore)
        const isOther = flags.quantity !== undefined && flags.quantity !== earlier.quantity
        if (earlier.definitionHash !== hash || isOther) return yield* failed("validation", OTHER_ORDER)
        if (earlier.state === "declined") return yield* failed("validation", DECLINED)
        yield* printRemark(
          terminal,
          `Order ${placedBefore} was already placed with this key, so nothing more was ordered.`,
        )
        return earlier
      }
      const accounts = yield* Accounts
      const user = yield* accounts.user()
      const { paysAt } = yield* accounts.site()
      const opened: Draft = yield* list.draft
      const draft = yield* asWanted(opened, flags)
      const contact = buildContact(draft.choices.contact, user, yield* findInitialAddress, billing, list.name)
      const placed = yield* placeWithinLimit({
        draft,
        user,
        contact,
        card: yield* resolveBillingCard(billing, contact, { userId: user.id, paysAt }),
        requestKey: key,
        wanted: flags.quantity ?? null,
        limit,
        currentYear: new Date(yield* Clock.currentTimeMillis).getUTCFullYear(),
      }).pipe(
        Effect.tapErrorTag(["CostLimitExceeded", "InsufficientRecords", "OrderNotPlaced"], () =>
          putBack(draft, opened),
        ),
        Effect.catchTags({
          CostLimitExceeded: ({ limit: most, total }) =>
            Effect.fail(
              refused(
                `The order costs $${total} with tax, which is more than --max-total ${most}. Nothing was ordered.`,
              ),
            ),
          InsufficientRecords: ({ available, wanted: many }) =>
            Effect.fail(
              refused(
                `The list has ${formatWholeNumber(available)} records, which is fewer than --quantity ${many}. Nothing was ordered.`,
              ),
            ),
          OrderNotPlaced: (failure) =>
            Effect.flatMap(
              Effect.all([applySiteWording(failure.reason), applySiteWording(failure.title)]),
              ([reason, title]) => Effect.fail(refused(reason, title)),
            ),
        }),
      )
      if (placed.isPending) yield* printRemark(terminal, pendingText(placed, paysAt))
      return yield* orders.receipt(placed.orderCode)
    }),
  )
  yield* printOrder(terminal, order, flags)
})

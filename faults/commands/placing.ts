import { Option, Schema } from "effect"
import { placingBody } from "../../packages/server/test/orders/preparedOrder.ts"
import { ACCEPTED, contact, DECLINED, LATE, typedCard } from "../../packages/server/test/orders/shop.ts"
import type { Command } from "../Command.ts"
import type { Buyer, Click, KnownDraft } from "../world/Buyer.ts"
import { isOpen, priceOfDraft } from "./editing.ts"

const inEnvelope = <S extends Schema.ConstraintDecoder<unknown>>(data: S) =>
  Schema.decodeUnknownOption(Schema.Struct({ d: Schema.Struct({ DataSource: data }) }))
const taxOf = inEnvelope(
  Schema.Struct({
    SubTotal: Schema.String,
    TotalTax: Schema.String,
    Total: Schema.String,
    TaxRate: Schema.String,
  }),
)
const answerOf = inEnvelope(
  Schema.Struct({
    IsSuccess: Schema.Boolean,
    IsPending: Schema.optionalKey(Schema.Boolean),
    OrderCode: Schema.String,
    Message: Schema.String,
    PaymentUrl: Schema.optionalKey(Schema.String),
  }),
)
const tokenOf = Schema.decodeUnknownOption(Schema.Struct({ token: Schema.String }))

/** The percentages of buyers sent to a payment page who pay there at once, and of those whose bank takes its time. */
const PAYS_AT_ONCE = 60
const LATE_BANK = 20

const cards = [
  { weight: 70, number: ACCEPTED },
  { weight: 15, number: DECLINED },
  { weight: 15, number: LATE },
]

const tokenFor = async (buyer: Buyer, number: string) =>
  tokenOf(await buyer.ask("POST", "/sandbox-processor/cards", typedCard(number)))

/** Removes the card from an order, for sites where buyers pay on a page. */
const withoutCard = ({ order, ...body }: ReturnType<typeof placingBody>) => {
  const { OrderPaymentInformation: _, ...rest } = order
  return { ...body, order: rest }
}

/** A new click on Place Order: what the buyer was shown, and a card. */
const newClick = async (
  buyer: Buyer,
  draft: KnownDraft,
  card = buyer.random.weighted(cards).number,
): Promise<Click | null> => {
  const price = await priceOfDraft(buyer, draft)
  if (price === null) return null
  const req = { OrderAmount: price.figures.totalBeforeTax, State: contact.state, Zip: contact.zip }
  const tax = taxOf(await buyer.ask("POST", "/PlaceOrder.aspx/CalculateTax", { req }))
  const token = buyer.checkout === null ? await tokenFor(buyer, card) : Option.some({ token: "" })
  if (Option.isNone(tax) || Option.isNone(token)) return null
  const key = buyer.newKey()
  const placed = placingBody({
    draft,
    quantity: price.quantity,
    tax: tax.value.d.DataSource,
    token: token.value.token,
  })
  const body = { ...(buyer.checkout === null ? placed : withoutCard(placed)), idempotencyKey: key }
  const click: Click = { key, draftId: draft.id, body, answers: [], pages: new Set() }
  draft.clicks.push(click)
  return click
}

/** Sends a click, or sends it again, and keeps what the site says to it. */
const send = async (buyer: Buyer, click: Click, signal?: AbortSignal): Promise<void> => {
  const answer = answerOf(await buyer.ask("POST", "/PlaceOrder.aspx/ProcessOrder", click.body, signal))
  if (Option.isNone(answer)) return
  const { IsPending = false, IsSuccess, Message, OrderCode, PaymentUrl } = answer.value.d.DataSource
  if (PaymentUrl !== undefined) click.pages.add(PaymentUrl)
  if (PaymentUrl !== undefined && buyer.random.percent(PAYS_AT_ONCE))
    buyer.checkout?.pay(PaymentUrl, buyer.random.percent(LATE_BANK) ? "late" : "card")
  click.answers.push({ isPlaced: IsSuccess, isPending: IsPending, orderCode: OrderCode, message: Message })
}

const isReady = ({ draft }: Buyer): boolean => isOpen(draft) && draft.codes.length > 0

const placing = (
  name: string,
  weight: number,
  sendIt: (buyer: Buyer, click: Click) => Promise<unknown>,
): Command => ({
  name,
  weight,
  isPossible: isReady,
  run: async (buyer) => {
    if (buyer.draft === undefined) return
    const click = await newClick(buyer, buyer.draft)
    if (click !== null) await sendIt(buyer, click)
  },
})

export const placeOrder = placing("place the order", 14, (buyer, click) => send(buyer, click))

/** A click that arrives three times at once, as from a nervous finger or a network that repeats. */
export const doubleClick = placing("place it with a double click", 6, (buyer, click) =>
  Promise.all([send(buyer, click), send(buyer, click), send(buyer, click)]),
)

/** Closes the page in the middle of placing an order. */
export const leaveWhilePlacing = placing("leave while it is placed", 6, (buyer, click) =>
  send(buyer, click, AbortSignal.timeout(1 + buyer.random.int(120))),
)

const WINDOWS = 6

/** One order in several windows, each with a click of its own, all at once, and a card that is declined. */
export const declinedInWindows: Command = {
  name: "place it in several windows with a declined card",
  weight: 4,
  isPossible: isReady,
  run: async (buyer) => {
    const { draft } = buyer
    if (draft === undefined) return
    const clicks: Array<Click> = []
    for (let window = 0; window < WINDOWS; window++) {
      const click = await newClick(buyer, draft, DECLINED)
      if (click !== null) clicks.push(click)
    }
    await Promise.all(clicks.map((click) => send(buyer, click)))
  },
}

/** Clicks that the buyer has no answer to, or would like to hear again. */
const repeatable = ({ drafts, random }: Buyer): Click | undefined => {
  const clicks = drafts.flatMap((draft) => draft.clicks)
  const unanswered = clicks.filter(({ answers }) => answers.length === 0)
  const from = unanswered.length > 0 ? unanswered : clicks
  return from.length === 0 ? undefined : random.pick(from)
}

/** The same click once more: it has the same answer, however long ago it was. */
export const repeatClick: Command = {
  name: "send a click again",
  weight: 2,
  isPossible: ({ drafts }) => drafts.some(({ clicks }) => clicks.length > 0),
  run: async (buyer) => {
    const click = repeatable(buyer)
    if (click !== undefined) await send(buyer, click)
  },
}

/** A second click on an order when the buyer does not know the outcome of the first. */
export const clickAgain: Command = {
  name: "click again without an answer",
  weight: 3,
  isPossible: ({ draft }) =>
    draft !== undefined && draft.clicks.some(({ answers }) => answers.length === 0) && draft.codes.length > 0,
  run: async (buyer) => {
    if (buyer.draft === undefined) return
    const click = await newClick(buyer, buyer.draft)
    if (click !== null) await send(buyer, click)
  },
}

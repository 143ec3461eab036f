import { Option, Schema } from "effect"
import type { Command } from "../Command.ts"
import type { Buyer, Click } from "../world/Buyer.ts"

const clicksOf = ({ drafts }: Buyer): ReadonlyArray<Click> => drafts.flatMap(({ clicks }) => clicks)

const ownPages = (buyer: Buyer): ReadonlyArray<string> => [
  ...new Set(clicksOf(buyer).flatMap(({ pages }) => [...pages])),
]

/** Returns to a payment page that an answer named: unpaid, already paid, or long expired. */
export const payOnPage: Command = {
  name: "pay on the processor's page",
  weight: 6,
  isPossible: (buyer) => buyer.checkout !== null && ownPages(buyer).length > 0,
  run: async (buyer) => {
    buyer.checkout?.pay(buyer.random.pick(ownPages(buyer)), buyer.random.percent(20) ? "late" : "card")
  },
}

const pendingOrders = (buyer: Buyer): ReadonlyArray<string> =>
  clicksOf(buyer).flatMap(({ answers }) =>
    answers.filter(({ isPending, isPlaced }) => isPlaced && isPending).map(({ orderCode }) => orderCode),
  )

const stateOf = Schema.decodeUnknownOption(Schema.Struct({ state: Schema.String }))

/** Gives up a payment to change the order instead, perhaps while it's being paid in another window. */
export const giveUpPayment: Command = {
  name: "give up a payment",
  weight: 3,
  isPossible: (buyer) => buyer.checkout !== null && pendingOrders(buyer).length > 0,
  run: async (buyer) => {
    const orderCode = buyer.random.pick(pendingOrders(buyer))
    const answer = stateOf(await buyer.ask("POST", `/api/v1/orders/${orderCode}/payment/give-up`))
    if (Option.isSome(answer) && answer.value.state === "declined") buyer.givenUp.add(orderCode)
  },
}

import { Option, Schema } from "effect"
import type { Command } from "../Command.ts"
import type { AskedRefund, Buyer } from "../world/Buyer.ts"

const answerOf = Schema.decodeUnknownOption(
  Schema.Struct({ amount: Schema.String, isMade: Schema.Boolean, left: Schema.String }),
)

const AMOUNTS = ["0.50", "1.00", "5.00"] as const
const WHOLE = 20

const placedCodes = ({ drafts }: Buyer): ReadonlyArray<string> =>
  drafts.flatMap(({ clicks }) =>
    clicks.flatMap(({ answers }) =>
      answers.filter(({ isPlaced }) => isPlaced).map(({ orderCode }) => orderCode),
    ),
  )

const send = async (buyer: Buyer, refund: AskedRefund): Promise<void> => {
  const { amount, key, orderCode } = refund
  const answer = answerOf(
    await buyer.askAsOperator("POST", `/api/v1/orders/${orderCode}/refunds`, { key, amount }),
  )
  if (Option.isSome(answer)) refund.answers.push(answer.value.amount)
}

/** The site's operator gives money back: a part, or all that is left; the request arrives once or three times at once. */
export const refundOrder: Command = {
  name: "give money back",
  weight: 3,
  isPossible: (buyer) => placedCodes(buyer).length > 0,
  run: async (buyer) => {
    const { random } = buyer
    const refund: AskedRefund = {
      orderCode: random.pick(placedCodes(buyer)),
      key: buyer.newKey(),
      amount: random.percent(WHOLE) ? null : random.pick(AMOUNTS),
      answers: [],
    }
    buyer.refunds.push(refund)
    const times = random.percent(30) ? 3 : 1
    await Promise.all(Array.from({ length: times }, () => send(buyer, refund)))
  },
}

/** The same refund once more, however long ago it was. */
export const repeatRefund: Command = {
  name: "give the same money back again",
  weight: 2,
  isPossible: ({ refunds }) => refunds.length > 0,
  run: (buyer) => send(buyer, buyer.random.pick(buyer.refunds)),
}

import { Option, Schema } from "effect"
import type { Command } from "../Command.ts"
import type { AskedRedemption, Buyer } from "../world/Buyer.ts"

const answerOf = Schema.decodeUnknownOption(
  Schema.Struct({
    d: Schema.Struct({
      ResultFlag: Schema.Literal(true),
      DataSource: Schema.Struct({ OrderCode: Schema.String, UserPoint: Schema.Int }),
    }),
  }),
)
const givenOf = Schema.decodeUnknownOption(Schema.Struct({ availablePoints: Schema.Int }))

const contact = {
  FirstName: "Dana",
  LastName: "Whitfield",
  Company: "Harbor Street Bakery",
  AddressLine: "12 Harbor Street",
  City: "Chicago",
  State: "IL",
  Zipcode: "60614",
  Phone: "312-555-0100",
}

/** Gifts of the example's rewards.json, by their points. */
const GIFTS = [
  { GiftId: 202, PointForOne: 300 },
  { GiftId: 201, PointForOne: 450 },
  { GiftId: 102, PointForOne: 2_500 },
] as const

const BONUS = 400

const send = async (buyer: Buyer, redemption: AskedRedemption): Promise<void> => {
  const { Items, requestId } = redemption
  const answer = answerOf(
    await buyer.ask("POST", "/ba/Reward.aspx/RedeemCartOrder", { contact, cart: { Items }, requestId }),
  )
  if (Option.isSome(answer)) redemption.answers.push(answer.value.d.DataSource.OrderCode)
}

/** Redeems points, perhaps more than there are; one checkout, a double click, or several checkouts at once. */
export const redeemPoints: Command = {
  name: "redeem points",
  weight: 4,
  isPossible: () => true,
  run: async (buyer) => {
    const { random } = buyer
    const asked = Array.from({ length: random.percent(30) ? 4 : 1 }, (): AskedRedemption => {
      const Items = [{ ...random.pick(GIFTS), DesiredQuantity: 1 + random.int(2) }]
      return { requestId: buyer.newKey(), Items, answers: [] }
    })
    buyer.redemptions.push(...asked)
    const times = random.percent(30) ? 3 : 1
    await Promise.all(
      asked.flatMap((redemption) => Array.from({ length: times }, () => send(buyer, redemption))),
    )
  },
}

/** The same redemption once more, as after an answer that was lost. */
export const repeatRedemption: Command = {
  name: "redeem the same cart again",
  weight: 3,
  isPossible: ({ redemptions }) => redemptions.length > 0,
  run: (buyer) => send(buyer, buyer.random.pick(buyer.redemptions)),
}

/** The site's operator gives points on top; the request arrives once or twice. */
export const giveBonus: Command = {
  name: "give a bonus",
  weight: 2,
  isPossible: () => true,
  run: async (buyer) => {
    const key = buyer.newKey()
    const body = { email: `${buyer.person}@listwright.example`, points: BONUS, reason: "Thanks", key }
    const times = buyer.random.percent(50) ? 2 : 1
    const answers = await Promise.all(
      Array.from({ length: times }, () => buyer.askAsOperator("POST", "/api/v1/points/bonus", body)),
    )
    if (answers.some((answer) => Option.isSome(givenOf(answer)))) buyer.bonuses.set(key, BONUS)
  },
}

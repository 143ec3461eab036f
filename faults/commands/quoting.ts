import { SentQuote } from "@listwright/domain/quotes"
import { Option, Schema } from "effect"
import { contact } from "../../packages/server/test/orders/shop.ts"
import type { Command } from "../Command.ts"
import type { Buyer } from "../world/Buyer.ts"
import { isOpen } from "./editing.ts"

const availableOf = Schema.decodeUnknownOption(
  Schema.Struct({
    d: Schema.Struct({ DataSource: Schema.Struct({ IsSuccess: Schema.Boolean, OrderId: Schema.String }) }),
  }),
)
const sentOf = Schema.decodeUnknownOption(SentQuote)
const encodeSent = Schema.encodeSync(Schema.fromJsonString(SentQuote))

/** Asks for a quote, or asks again under the same key, and keeps what the site said to it. */
const ask = async (buyer: Buyer, key: string, savedCountId: string): Promise<void> => {
  const sent = sentOf(await buyer.ask("POST", "/api/v1/sent-quotes", { savedCountId, key }))
  const answers = sent._tag === "Some" ? [encodeSent(sent.value)] : []
  const known = buyer.quotes.find((quote) => quote.key === key)
  if (known === undefined) buyer.quotes.push({ key, savedCountId, answers })
  else known.answers.push(...answers)
}

/** Saves the count and has it quoted. */
export const sendQuote: Command = {
  name: "send a quote",
  weight: 3,
  isPossible: ({ draft }) => isOpen(draft) && draft.codes.length > 0,
  run: async (buyer) => {
    const draft = buyer.draft
    if (draft === undefined) return
    await buyer.ask("POST", "/PlaceOrder.aspx/SaveCount", {
      currentSessionId: draft.id,
      order: {
        ListModuleSessionId: draft.id,
        OrderContactInformation: {
          FirstName: contact.firstName,
          LastName: contact.lastName,
          Company: contact.company,
          Email: `${buyer.person}@listwright.example`,
          OrderName: contact.orderName,
        },
      },
    })
    const order = { ListModuleSessionId: draft.id }
    const available = availableOf(
      await buyer.ask("POST", "/PlaceOrder.aspx/IsOrderQuoteAvailable", { order }),
    )
    if (Option.isNone(available) || !available.value.d.DataSource.IsSuccess) return
    await ask(buyer, buyer.newKey(), available.value.d.DataSource.OrderId)
  },
}

/** The same request once more, as after an answer that was lost. */
export const repeatQuote: Command = {
  name: "ask for a quote again",
  weight: 1,
  isPossible: ({ quotes }) => quotes.length > 0,
  run: async (buyer) => {
    const { key, savedCountId } = buyer.random.pick(buyer.quotes)
    await ask(buyer, key, savedCountId)
  },
}

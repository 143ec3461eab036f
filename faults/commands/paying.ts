import type { Command } from "../Command.ts"
import type { Buyer, Click } from "../world/Buyer.ts"

const ownPages = ({ drafts }: Buyer): ReadonlyArray<string> => [
  ...new Set(drafts.flatMap(({ clicks }) => clicks.flatMap(({ pages }: Click) => [...pages]))),
]

/** Somebody who comes back to a page that an answer named: never paid on, paid before, or long over. */
export const payOnPage: Command = {
  name: "pay on the processor's page",
  weight: 6,
  isPossible: (buyer) => buyer.checkout !== null && ownPages(buyer).length > 0,
  run: async (buyer) => {
    buyer.checkout?.pay(buyer.random.pick(ownPages(buyer)), buyer.random.percent(20) ? "late" : "card")
  },
}

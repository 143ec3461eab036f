import type { Buyer } from "./world/Buyer.ts"

/** Something that a buyer does. Add one by a file in `commands/` and a line in `commands/allCommands.ts`. */
export interface Command {
  readonly name: string
  /** How often it is chosen, against the others. */
  readonly weight: number
  /** Whether this buyer can do it now. */
  readonly isPossible: (buyer: Buyer) => boolean
  /** Does it and keeps in the buyer's memory what the site said. What fails on the way is no violation. */
  readonly run: (buyer: Buyer) => Promise<void>
}

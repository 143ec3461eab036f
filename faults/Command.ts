import type { Buyer } from "./world/Buyer.ts"

/** An action of a buyer. Add one with a file in `commands/` and a line in `commands/allCommands.ts`. */
export interface Command {
  readonly name: string
  /** The frequency with which it's chosen, relative to the others. */
  readonly weight: number
  /** Tells whether this buyer can do it now. */
  readonly isPossible: (buyer: Buyer) => boolean
  /** Does it and keeps in the buyer's memory what the site said. What fails on the way is no violation. */
  readonly run: (buyer: Buyer) => Promise<void>
}

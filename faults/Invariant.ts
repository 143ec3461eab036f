import type { OrderReceipt } from "@listwright/domain/order"
import type { Books } from "./world/readBooks.ts"
import type { Buyer } from "./world/Buyer.ts"

/** What is compared after a fault: what the site keeps, and what its buyers were told. */
export interface Evidence {
  readonly books: Books
  readonly buyers: ReadonlyArray<Buyer>
  /** Nothing is in progress, and the site has had time to settle and deliver. */
  readonly isFinal: boolean
  /** The receipts of orders that buyers were told of, as the site shows them to their buyers; read at the end. */
  readonly receipts: ReadonlyArray<OrderReceipt>
  /** Charges for which the processor has more than one page. */
  readonly pagesTwice: ReadonlyArray<string>
  /** Everything that the site has written to its log. */
  readonly siteOutput: string
}

/** A sentence that always holds. Add one by a file in `invariants/` and a line in `invariants/allInvariants.ts`. */
export interface Invariant {
  readonly name: string
  /** What contradicts it; nothing where it holds. */
  readonly violations: (evidence: Evidence) => ReadonlyArray<string>
}

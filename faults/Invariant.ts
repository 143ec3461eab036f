import type { OrderReceipt } from "@listwright/domain/order"
import type { Books } from "./world/readBooks.ts"
import type { Buyer } from "./world/Buyer.ts"

/** The evidence to compare after a fault: what the site keeps, and what it reported to its buyers. */
export interface Evidence {
  readonly books: Books
  readonly buyers: ReadonlyArray<Buyer>
  /** Nothing is in progress, and the site has had time to settle and deliver. */
  readonly isFinal: boolean
  /** The receipts of orders that were reported to buyers, as the site shows them to their buyers; read at the end. */
  readonly receipts: ReadonlyArray<OrderReceipt>
  /** Charges for which the processor has more than one page. */
  readonly pagesTwice: ReadonlyArray<string>
  /** The site's whole log. */
  readonly siteOutput: string
}

/** A sentence that always holds. Add one by a file in `invariants/` and a line in `invariants/allInvariants.ts`. */
export interface Invariant {
  readonly name: string
  /** Lists what contradicts it; empty if it holds. */
  readonly violations: (evidence: Evidence) => ReadonlyArray<string>
}

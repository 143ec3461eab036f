/** A valid code and its discount in dollars with 2 decimals ('0.00' if its minimum isn't met). */
export interface StoredPromoCode {
  readonly code: string
  readonly deducted: string
}

/**
 * The state of the promotion code box. `stored` is the code that still applies in the meantime; null if there isn't
 * one.
 */
export type PromoCodeEntry =
  | { readonly _tag: "NoCode" }
  /** An empty box was submitted; the buyer is asked for a code. */
  | { readonly _tag: "CodeNeeded"; readonly stored: StoredPromoCode | null }
  | { readonly _tag: "Checking"; readonly code: string; readonly stored: StoredPromoCode | null }
  | { readonly _tag: "Stored"; readonly stored: StoredPromoCode }
  /** The code was invalid or couldn't be checked; the code and its promotion are cleared. */
  | { readonly _tag: "NotValid"; readonly code: string }

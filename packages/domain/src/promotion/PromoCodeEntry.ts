/** A code that counts, and what it takes off in dollars with 2 decimals ('0.00' while its minimum is not met). */
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
  /** An empty box was sent off: a code is asked for. */
  | { readonly _tag: "CodeNeeded"; readonly stored: StoredPromoCode | null }
  | { readonly _tag: "Checking"; readonly code: string; readonly stored: StoredPromoCode | null }
  | { readonly _tag: "Stored"; readonly stored: StoredPromoCode }
  /** The code was wrong or could not be checked: code and promotion are cleared. */
  | { readonly _tag: "NotValid"; readonly code: string }

import type { PromotionOutcome } from "./PromotionOutcome.ts"
import type { Notice } from "../shared/Notice.ts"
import { normalizePromoCode } from "./choosePromotion.ts"
import { promoCodeAppliedNotice, promoCodeRequiredNotice, invalidPromoCodeNotice } from "./Notices.ts"
import type { PromoCodeEntry, StoredPromoCode } from "./PromoCodeEntry.ts"

/** Returns the initial state of the box for an order with a stored code. */
export const initialPromoCodeEntry = (stored: StoredPromoCode | null): PromoCodeEntry =>
  stored === null ? { _tag: "NoCode" } : { _tag: "Stored", stored }

/** Returns the code that currently applies to the price; null if there isn't one. */
export const storedPromoCode = (entry: PromoCodeEntry): StoredPromoCode | null => {
  switch (entry._tag) {
    case "NoCode":
    case "NotValid":
      return null
    case "CodeNeeded":
    case "Checking":
    case "Stored":
      return entry.stored
  }
}

/** Handles submitting the box: if it's empty, asks for a code; otherwise, checks the code [ob4-promo-code]. */
export const submitPromoCode = (entry: PromoCodeEntry, typed: string): PromoCodeEntry => {
  const code = normalizePromoCode(typed)
  const stored = storedPromoCode(entry)
  return code === "" ? { _tag: "CodeNeeded", stored } : { _tag: "Checking", code, stored }
}

/**
 * Handles the response to checking a code. A valid code is stored with its discount; an invalid one (`deducted` is null
 * for an empty or null result, or a failed call) clears the code and its promotion. A response for a code that's no
 * longer being checked changes nothing [ob4-promo-code].
 */
export const handlePromoCodeReply = (
  entry: PromoCodeEntry,
  code: string,
  deducted: string | null,
): PromoCodeEntry => {
  if (entry._tag !== "Checking" || entry.code !== code) return entry
  return deducted === null ? { _tag: "NotValid", code } : { _tag: "Stored", stored: { code, deducted } }
}

/** Updates the discount of the stored code after a new price; does nothing without a stored code. */
export const updatePromoCodeDiscount = (entry: PromoCodeEntry, deducted: string): PromoCodeEntry =>
  entry._tag === "Stored" && entry.stored.deducted !== deducted
    ? { _tag: "Stored", stored: { ...entry.stored, deducted } }
    : entry

/** An order's promotion code, and its outcome in the most recent price. */
export interface PricedPromoCode {
  /** The order's code, in uppercase or lowercase; null without a code. */
  readonly code: string | null
  /** The code's outcome; null if the order hasn't been priced since the code was entered. */
  readonly outcome: PromotionOutcome | null
  /** True if the price couldn't be requested. */
  readonly hasFailed: boolean
}

/**
 * Updates the box after the order's code or price has changed. A code set elsewhere (by undo or in another tab) is
 * checked; a code removed elsewhere disappears; the most recent price determines whether the code applies, and its
 * discount [ob4-promo-code] [ob4-recalculation].
 */
export const syncPromoCode = (
  entry: PromoCodeEntry,
  { code: held, outcome, hasFailed }: PricedPromoCode,
): PromoCodeEntry => {
  const code = normalizePromoCode(held ?? "")
  if (code === "")
    return entry._tag === "Checking" || entry._tag === "Stored" ? initialPromoCodeEntry(null) : entry
  // The order keeps a code that was just found wrong until the user removes it.
  if (entry._tag === "NotValid" && entry.code === code) return entry
  const known = entry._tag === "Checking" ? entry.code : storedPromoCode(entry)?.code
  const followed = known === code ? entry : submitPromoCode(entry, code)
  if (outcome?.code !== code) return hasFailed ? handlePromoCodeReply(followed, code, null) : followed
  if (outcome.state === "notValid") return { _tag: "NotValid", code }
  return followed._tag === "Checking"
    ? handlePromoCodeReply(followed, code, outcome.amount)
    : updatePromoCodeDiscount(followed, outcome.amount)
}

/** Returns the notice below the box; null if there isn't one [ob8-promo-code]. */
export const promoCodeNotice = (entry: PromoCodeEntry): Notice | null => {
  switch (entry._tag) {
    case "NoCode":
    case "Checking":
      return null
    case "CodeNeeded":
      return promoCodeRequiredNotice
    case "Stored":
      return promoCodeAppliedNotice(entry.stored.deducted)
    case "NotValid":
      return invalidPromoCodeNotice
  }
}

/**
 * Returns the kind of Stripe key, 'live' or 'test', under which a processor's ledger is kept; null for a sandbox
 * ledger.
 */
const keyOfStripe = (processor: string): string | null => /^stripe:(live|test)$/.exec(processor)?.[1] ?? null

/** Explains where to find the ledger that knows a transaction's outcome; null if it's the site's own. */
const whereLedgerIs = (processor: string | null, own: string): string | null => {
  if (processor === null || processor === own) return null
  const key = keyOfStripe(processor)
  return key === null
    ? `This transaction is in the ${processor} ledger, not in this site's. Restore the data folder that contains it (docs/operations.md)`
    : `This transaction was started at Stripe with a ${key} key, which this site no longer uses. Set up payments with that key again (docs/operations.md)`
}

/**
 * Returns the advice about a payment whose outcome is unknown. `processor` began the payment; `own` is the site's
 * current processor.
 */
export const paymentAdvice = (processor: string | null, own: string): string => {
  const where = whereLedgerIs(processor, own)
  return where === null
    ? "The payment processor hasn't reported the outcome. The server keeps asking, and nothing is charged twice. Check that the processor can be reached."
    : `${where}; until then, the server can't tell whether the buyer paid, and the order isn't declined.`
}

/** Returns the advice about a refund that hasn't been made. */
export const refundAdvice = (processor: string | null, own: string): string => {
  const where = whereLedgerIs(processor, own)
  return where === null
    ? "The payment processor hasn't made the refund. The server keeps asking, and the money is refunded only once. For the reason, see the server's log and the processor's site."
    : `${where}; until then, the money isn't refunded.`
}

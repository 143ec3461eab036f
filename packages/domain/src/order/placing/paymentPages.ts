/** The number of minutes that the processor's page stays open for a payment. */
export const PAYMENT_TIMEOUT_MINUTES = 30

const MINUTE_MS = 60_000

/** Returns the end of a payment started at a given time; both in epoch milliseconds. */
export const paymentDeadline = (begunAt: number): number => begunAt + PAYMENT_TIMEOUT_MINUTES * MINUTE_MS

/**
 * The processor's answer about a payment on its own pages. `open` means that the buyer hasn't paid yet; `processing`,
 * that the buyer has paid but the bank hasn't responded; `unknown`, that the processor didn't respond.
 */
export type PaymentPageStatus = "open" | "processing" | "unknown"

/** The intervals for polling a processor, in milliseconds. */
export interface PollingIntervals {
  /** The interval for pages that are open. */
  readonly open: number
  /** The interval while a bank is processing. */
  readonly processing: number
  /** The interval after a request that got no response. */
  readonly unanswered: number
}

/**
 * Returns the time of the next request about a payment, regardless of what the processor reports on its own in the
 * meantime. An open page is polled until it expires, and exactly at that time; a bank's answer may take days. All times
 * are in epoch milliseconds.
 */
export const nextPollTime = (
  known: PaymentPageStatus,
  now: number,
  end: number,
  pace: PollingIntervals,
): number => {
  switch (known) {
    case "open":
      return now < end ? Math.min(now + pace.open, end) : now + pace.unanswered
    case "processing":
      return now + pace.processing
    case "unknown":
      return now + pace.unanswered
  }
}

/** The number of minutes that the processor's page stays open for a payment. */
export const PAYMENT_TIMEOUT_MINUTES = 30

const MINUTE_MS = 60_000

/** Returns the time at which a payment started at a given time expires; both are in epoch milliseconds. */
export const paymentDeadline = (begunAt: number): number => begunAt + PAYMENT_TIMEOUT_MINUTES * MINUTE_MS

/**
 * The processor's answer about a payment on its own pages. `open` means that the buyer hasn't paid yet; `processing`
 * means that the buyer has paid but the bank hasn't responded; `unknown` means that the processor didn't respond.
 */
export type PaymentPageStatus = "open" | "processing" | "unknown"

/** The intervals for polling a processor, in milliseconds. */
export interface PollingIntervals {
  /** The interval while the processor's page is open. */
  readonly open: number
  /** The interval while a bank is processing. */
  readonly processing: number
  /** The interval after a request that received no response. */
  readonly unanswered: number
}

/**
 * Returns the time of the next request about a payment; the processor may report on its own in the meantime. An open
 * page is polled until it expires, the last time exactly then; a bank's answer may take days. All times are in epoch
 * milliseconds.
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

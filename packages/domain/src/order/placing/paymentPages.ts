/** The minutes that a page of the processor is open for one payment. */
export const PAYMENT_MINUTES = 30

const MINUTE_MS = 60_000

/** The end of a payment that was begun then; both in epoch milliseconds. */
export const paymentEnd = (begunAt: number): number => begunAt + PAYMENT_MINUTES * MINUTE_MS

/**
 * The processor's answer about a payment on its own pages. `open`: the buyer has not paid yet; `processing`: the
 * buyer has paid, and the bank has not answered; `unknown`: the processor gave no answer.
 */
export type PageKnowledge = "open" | "processing" | "unknown"

/** The intervals at which a processor is asked, in milliseconds. */
export interface AskingPace {
  /** About pages that are open. */
  readonly open: number
  /** While a bank takes its time. */
  readonly processing: number
  /** After a question without an answer. */
  readonly unanswered: number
}

/**
 * Returns the time to ask about a payment again, whatever the processor reports on its own in the meantime. An open
 * page is asked about repeatedly until its end, and right at its end; a bank's answer may take days. All times in
 * epoch milliseconds.
 */
export const nextAsk = (known: PageKnowledge, now: number, end: number, pace: AskingPace): number => {
  switch (known) {
    case "open":
      return now < end ? Math.min(now + pace.open, end) : now + pace.unanswered
    case "processing":
      return now + pace.processing
    case "unknown":
      return now + pace.unanswered
  }
}

import { RequestKey } from "@listwright/domain/order"
import { type EmailedQuote, type QuoteRecipients, SentQuotes } from "@listwright/domain/quotes"
import type { SavedListId } from "@listwright/domain/saved-lists"
import { Cause, Effect, Exit } from "effect"
import { useState } from "react"
import { useRun } from "../../app/App.ts"

const newAttempt = (addresses: string) => ({ key: RequestKey.make(crypto.randomUUID()), addresses })

/** Sends a quote once; pressing again after a failure requests the same quote, unless its recipients have changed. */
export const useQuoteSubmission = () => {
  const run = useRun()
  const [attempt, setAttempt] = useState(() => newAttempt(""))
  const [sent, setSent] = useState<EmailedQuote | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setIsSending] = useState(false)
  const send = async (savedCountId: SavedListId, recipients: QuoteRecipients) => {
    const addresses = recipients.join(",")
    const current = attempt.addresses === addresses ? attempt : newAttempt(addresses)
    setAttempt(current)
    setIsSending(true)
    setFailure(null)
    const exit = await run(
      Effect.flatMap(SentQuotes, (quotes) => quotes.send({ savedCountId, key: current.key, recipients })),
    )
    setIsSending(false)
    if (Exit.isSuccess(exit)) setSent(exit.value)
    else setFailure(Cause.squash(exit.cause))
  }
  return { failure, isSending, send, sent }
}

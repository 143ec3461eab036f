import { RequestKey } from "@listwright/domain/order"
import { type MailedQuote, SentQuotes } from "@listwright/domain/quotes"
import type { SavedListId } from "@listwright/domain/saved-lists"
import { Cause, Effect, Exit } from "effect"
import { useState } from "react"
import { useRun } from "../../app/App.ts"

/** Sends a quote once; pressing again after a failure requests the same quote. */
export const useQuoteSubmission = () => {
  const run = useRun()
  const [key] = useState(() => RequestKey.make(crypto.randomUUID()))
  const [sent, setSent] = useState<MailedQuote | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setIsSending] = useState(false)
  const send = async (id: SavedListId) => {
    setIsSending(true)
    setFailure(null)
    const exit = await run(Effect.flatMap(SentQuotes, (quotes) => quotes.send(id, key)))
    setIsSending(false)
    if (Exit.isSuccess(exit)) setSent(exit.value)
    else setFailure(Cause.squash(exit.cause))
  }
  return { failure, isSending, send, sent }
}

import { openQuoteAsOrder, type SentQuote, SentQuotes } from "@listwright/domain/quotes"
import { QuoteId } from "@listwright/domain/shared"
import { Cause, Effect, Exit } from "effect"
import { useState } from "react"
import { useNavigate } from "react-router"
import { useRun } from "../../app/App.ts"
import { useNotifyFailure } from "../../app/failures.ts"
import { saveFile } from "../../app/saveFile.ts"

/** Returns the actions on a quote: downloading it as a PDF, or ordering it. */
export const useQuoteActions = (id: string) => {
  const run = useRun()
  const navigate = useNavigate()
  const notifyFailure = useNotifyFailure()
  const [pending, setPending] = useState<"download" | "order" | null>(null)
  const quoteId = QuoteId.make(id)
  const download = async ({ code }: SentQuote) => {
    setPending("download")
    const exit = await run(Effect.flatMap(SentQuotes, (quotes) => quotes.pdf(quoteId)))
    setPending(null)
    if (Exit.isFailure(exit)) return notifyFailure(Cause.squash(exit.cause))
    saveFile(exit.value, `${code}.pdf`, "pdf")
  }
  const order = async () => {
    setPending("order")
    const exit = await run(openQuoteAsOrder(quoteId))
    setPending(null)
    if (Exit.isFailure(exit)) return notifyFailure(Cause.squash(exit.cause))
    await navigate(exit.value)
  }
  return {
    /** The action in progress. */
    pending,
    download: (sent: SentQuote) => void download(sent),
    order: () => void order(),
  }
}

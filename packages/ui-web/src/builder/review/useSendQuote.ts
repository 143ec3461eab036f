import type { Draft } from "@listwright/domain/drafts"
import { decideSendQuote } from "@listwright/domain/order"
import { SentQuotes } from "@listwright/domain/quotes"
import { notice, Refused } from "@listwright/domain/shared"
import { Cause, Effect, Exit, Schema } from "effect"
import { useState } from "react"
import { useRun } from "../../app/App.ts"
import { useNotifyFailure } from "../../app/failures.ts"
import { useSession } from "../../app/session.ts"
import { useNotify } from "../../design/notifications.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"

const isRefused = Schema.is(Refused)

/**
 * Opens the frame for sending a quote, after checking with the server that the order can be quoted in its current
 * state.
 */
export const useSendQuote = ({ id }: Draft) => {
  const { site } = useSession()
  const run = useRun()
  const notify = useNotify("order")
  const notifyFailure = useNotifyFailure()
  const { flush } = useDraft()
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const ask = async () => {
    setIsAsking(true)
    // What the server knows of the order must be what is seen of it.
    const saved = await flush()
    const exit = await run(Effect.flatMap(SentQuotes, (quotes) => quotes.available(saved?.id ?? id)))
    setIsAsking(false)
    if (Exit.isSuccess(exit)) return setIsOpen(true)
    const failure = Cause.squash(exit.cause)
    if (isRefused(failure)) notify(notice("error", "", failure.reason))
    else notifyFailure(failure)
  }
  return {
    isOffered: decideSendQuote(site, true) !== "hidden",
    isAsking,
    isOpen,
    send: () => void ask(),
    close: () => setIsOpen(false),
  }
}

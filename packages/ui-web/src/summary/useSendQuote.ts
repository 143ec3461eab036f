import { selectionJson } from "@listwright/domain/definition"
import { type Draft, pricedChoices } from "@listwright/domain/drafts"
import { sendQuote } from "@listwright/domain/order"
import type { Quote } from "@listwright/domain/pricing"
import { sendQuoteProblem } from "@listwright/domain/saved-lists"
import { useState } from "react"
import { useSession } from "../app/session.ts"
import { useNotify } from "../design/notifications.tsx"
import { quoteMail } from "./quoteMail.ts"

/** What was saved: another selection or quantity wants another Save Count. */
const stateOf = ({ choices, definition }: Draft): string =>
  JSON.stringify([selectionJson(definition), pricedChoices(choices)])

/** Sends the price of a list that was saved. spec: order-builder §4 (Save count), §8 (Send Quote before saving) */
export const useSendQuote = (draft: Draft, quote: Quote | null) => {
  const { site } = useSession()
  const notify = useNotify("order")
  const [saved, setSaved] = useState<string | null>(null)
  const state = sendQuote(site, saved === stateOf(draft))
  const send = () => {
    const problem = sendQuoteProblem(state)
    if (problem !== null) return notify(problem)
    if (quote !== null) window.location.assign(quoteMail(draft, quote, window.location.origin))
  }
  return { isOffered: state !== "hidden", onSaved: () => setSaved(stateOf(draft)), send }
}

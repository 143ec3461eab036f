import {
  calculateTax,
  type Draft,
  OrderNotPlaced,
  type PlacedOrder,
  placeOrder,
  placeOrderFailed,
  type PlaceRequest,
  type Quote,
  type TaxResult,
} from "@listwright/domain"
import { Cause, Effect, Exit, Schema } from "effect"
import { useRef, useState } from "react"
import { useApp, useRun } from "../app/App.ts"
import { useFailureText } from "../app/failures.ts"
import { useSession } from "../app/session.ts"
import { useCall } from "../app/useCall.ts"
import { useNotify } from "../design/notifications.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { payingCard, type PlacingForm } from "./PlacingForm.ts"

export interface Problem {
  readonly title: string
  readonly text: string
}

export interface Placing {
  readonly isOpen: boolean
  /** null until the tax of the price that is shown is known. */
  readonly totals: TaxResult | null
  readonly problem: Problem | null
  readonly isPlacing: boolean
  /** Opens the totals for a form that is complete. */
  readonly open: (form: PlacingForm, draft: Draft) => void
  readonly close: () => void
  readonly confirm: () => void
  /** Asks for the tax again; null while there is no reason to. */
  readonly retryTax: (() => void) | null
}

interface Attempt {
  readonly form: PlacingForm
  /** The draft that the server has, the contact included. */
  readonly draft: Draft
}

const isNotPlaced = Schema.is(OrderNotPlaced)

const shownTotals = (quote: Quote, tax: TaxResult): PlaceRequest["shown"] => ({
  quantity: quote.quantity,
  totalPretaxCost: quote.figures.TotalPretaxCost,
  taxCharge: tax.totalTax,
  total: tax.total,
})

/**
 * From a complete form to a placed order: the totals with tax, the confirmation, what went wrong. Nothing that was
 * typed is lost on the way, and one confirmation places one order however often it is pressed.
 */
export const usePlacing = (options: {
  readonly quote: Quote | null
  readonly refetchQuote: () => void
  readonly onPlaced: (placed: PlacedOrder) => void
}): Placing => {
  const { quote, refetchQuote, onPlaced } = options
  const { drafts } = useApp()
  const run = useRun()
  const notify = useNotify()
  const { refresh } = useDraft()
  const { user } = useSession()
  const failureText = useFailureText()
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isPlacing, setIsPlacing] = useState(false)
  // A state would let a second press through before the screen is drawn again.
  const isUnderWay = useRef(false)

  const isAsking = attempt !== null && quote !== null
  const tax = useCall(
    [
      "tax",
      attempt?.draft.id,
      attempt?.draft.revision,
      attempt?.form.contact,
      quote?.figures.TotalPretaxCost,
    ],
    isAsking
      ? calculateTax({ draft: attempt.draft, contact: attempt.form.contact, quote, user })
      : Effect.die("no tax is asked for without an order"),
    { enabled: isAsking, staleTime: 0, gcTime: 0 },
  )
  const totals = isAsking && tax.data !== undefined && !tax.isFetching ? tax.data : null

  const place = async (made: Attempt, shown: PlaceRequest["shown"]) => {
    isUnderWay.current = true
    setIsPlacing(true)
    setProblem(null)
    const { contact, card, agreementAccepted } = made.form
    const exit = await run(
      placeOrder({
        requestKey: crypto.randomUUID(),
        draft: made.draft,
        contact,
        shown,
        agreementAccepted,
        card: payingCard(card),
        currentYear: new Date().getFullYear(),
      }),
    )
    isUnderWay.current = false
    setIsPlacing(false)
    if (Exit.isSuccess(exit)) return onPlaced(exit.value)
    const failure = Cause.squash(exit.cause)
    if (!isNotPlaced(failure))
      return setProblem({ title: placeOrderFailed.title, text: failureText(failure) })
    // Whatever the reason, the next confirmation must stand on the server's own figures.
    await refresh()
    refetchQuote()
    void tax.refetch()
    if (drafts.state()?.draft.revision === made.draft.revision) {
      setProblem({ title: failure.title, text: failure.message })
    } else {
      // Another tab changed the order: it must be seen again before it is confirmed.
      setAttempt(null)
      notify({ kind: "error", title: failure.title, text: failure.message, durationMs: 10_000 })
    }
  }

  return {
    isOpen: attempt !== null,
    totals,
    isPlacing,
    problem: tax.isError ? { title: "Tax", text: failureText(tax.error) } : problem,
    retryTax: tax.isError ? () => void tax.refetch() : null,
    open: (form, draft) => {
      setProblem(null)
      setAttempt({ form, draft })
    },
    close: () => {
      if (!isUnderWay.current) setAttempt(null)
    },
    confirm: () => {
      if (attempt === null || quote === null || totals === null || isUnderWay.current) return
      void place(attempt, shownTotals(quote, totals))
    },
  }
}

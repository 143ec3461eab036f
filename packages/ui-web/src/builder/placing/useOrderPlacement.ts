import type { Draft } from "@listwright/domain/drafts"
import {
  calculateTax,
  canPlaceOrder,
  decidePlaceOrderModal,
  OrderNotPlaced,
  type PlacedOrder,
  type PlaceOrderModal,
  type PlaceOrderModalEvent,
  placeAndSaveCard,
  placeOrder,
  placeOrderFailedNotice,
  type PlaceOrderRequest,
  RequestKey,
  type TaxResult,
} from "@listwright/domain/order"
import { cardSaveFailedNotice, type PaymentCard, type SavedCard } from "@listwright/domain/payment"
import type { Price } from "@listwright/domain/pricing"
import { notice, type MessageText } from "@listwright/domain/shared"
import { Cause, Effect, Exit, Schema } from "effect"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useApp, useRun } from "../../app/App.ts"
import { useFailureFormatter } from "../../app/failures.ts"
import { useSession } from "../../app/session.ts"
import { useRefreshSavedCard } from "../../account/card-form/useSavedCard.ts"
import { useNotify } from "../../design/notifications.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { builderLayout } from "../../app/layout.ts"
import { toSavedContact } from "./toSavedContact.ts"
import { paymentCard, type PlacingForm } from "./PlacingForm.ts"

export interface PlacementProblem {
  readonly title: MessageText
  readonly text: MessageText
}

export interface OrderPlacementState {
  readonly isOpen: boolean
  /** The totals; null until the tax is known. */
  readonly totals: TaxResult | null
  readonly problem: PlacementProblem | null
  readonly taxFailure: unknown
  readonly isPlacing: boolean
  /** True if Place Order is enabled: the tax for the displayed price is known, and no order is being placed. */
  readonly canPlace: boolean
  /** Opens the totals for a valid form. */
  readonly open: (form: PlacingForm, draft: Draft) => void
  readonly close: () => void
  readonly confirm: () => void
  /** Requests the tax again; null unless a retry is needed. */
  readonly retryTax: (() => void) | null
}

interface Attempt {
  readonly form: PlacingForm
  /** The draft as saved on the server, including the contact. */
  readonly draft: Draft
}

const isNotPlaced = Schema.is(OrderNotPlaced)

const shownTotals = (price: Price, tax: TaxResult): PlaceOrderRequest["shown"] => ({
  quantity: price.quantity,
  totalBeforeTax: price.figures.totalBeforeTax,
  taxCharge: tax.totalTax,
  total: tax.total,
})

/**
 * Takes a valid form to a placed order, following the dialog's rules: the totals with tax, the confirmation, and any
 * failure. Typed data is never lost, and one confirmation places one order, no matter how often the user presses the
 * button [ob4-place-modal].
 */
export const useOrderPlacement = (options: {
  readonly price: Price | null
  readonly refetchPrice: () => void
  /** The user's saved card. */
  readonly savedCard: SavedCard | null
  readonly onPlaced: (placed: PlacedOrder) => void
}): OrderPlacementState => {
  const { price, refetchPrice, savedCard, onPlaced } = options
  const { drafts } = useApp()
  const run = useRun()
  const notify = useNotify("order")
  const { refresh } = useDraft()
  const refreshSavedCard = useRefreshSavedCard()
  const { site, user } = useSession()
  const layout = builderLayout({ site })
  const failureLine = useFailureFormatter()
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const [problem, setProblem] = useState<PlacementProblem | null>(null)
  const [taxFailure, setTaxFailure] = useState<unknown>(null)
  const [modal, setModal] = useState<PlaceOrderModal>({ _tag: "closed" })
  // A state would let a second press through before the screen is drawn again.
  const standing = useRef(modal)
  const happen = (event: PlaceOrderModalEvent): void => {
    standing.current = decidePlaceOrderModal(standing.current, event)
    setModal(standing.current)
  }

  const pretax = price?.figures.totalBeforeTax ?? null
  const taxed = "tax" in modal ? modal.tax : null
  // Never confirms a price that is no longer shown.
  const isOutdated =
    modal._tag !== "placing" && taxed !== null && pretax !== null && taxed.subtotal !== pretax
  const totals = isOutdated ? null : taxed
  const askTax = useEffectEvent((signal: AbortSignal) =>
    attempt === null || price === null
      ? null
      : run(calculateTax({ draft: attempt.draft, contact: attempt.form.contact, price, user }), { signal }),
  )
  const answerTax = useEffectEvent((exit: Exit.Exit<TaxResult, unknown>) => {
    happen({ _tag: "figuresChanged" })
    if (Exit.isSuccess(exit)) return happen({ _tag: "taxLoaded", tax: exit.value })
    happen({ _tag: "taxFailed" })
    setTaxFailure(Cause.squash(exit.cause))
  })
  const isTaxAsked = pretax !== null && (modal._tag === "taxLoading" || isOutdated)
  useEffect(() => {
    if (!isTaxAsked) return
    const asking = new AbortController()
    void askTax(asking.signal)?.then((exit) => {
      if (!asking.signal.aborted) answerTax(exit)
    })
    return () => asking.abort()
  }, [isTaxAsked, pretax])

  const place = async (made: Attempt, card: PaymentCard | null, shown: PlaceOrderRequest["shown"]) => {
    setProblem(null)
    const { agreementAccepted, keepsCard } = made.form
    const contact = toSavedContact(made.form.contact)
    const placement = {
      requestKey: RequestKey.make(crypto.randomUUID()),
      draft: made.draft,
      contact,
      shown,
      agreementAccepted,
      currentYear: new Date().getFullYear(),
    }
    const isToBeKept = keepsCard && card?._tag === "Typed"
    const exit = await run(
      isToBeKept
        ? placeAndSaveCard({ ...placement, card })
        : Effect.map(placeOrder({ ...placement, card }), (placed) => ({ placed, isCardKept: false })),
    )
    if (Exit.isSuccess(exit)) {
      const { isCardKept, placed } = exit.value
      if (isCardKept) void refreshSavedCard()
      // The order is placed anyway, so this is only a notice beside its receipt.
      else if (isToBeKept) notify(cardSaveFailedNotice)
      happen({ _tag: "placed", order: placed })
      return onPlaced(placed)
    }
    const failure = Cause.squash(exit.cause)
    if (!isNotPlaced(failure)) {
      happen({ _tag: "failed", failure: "checkout" })
      return setProblem({ title: placeOrderFailedNotice.title, text: failureLine(failure) })
    }
    happen({ _tag: "failed", failure: "notPlaced" })
    // For every reason alike, the next confirmation must use the server's own figures.
    await refresh()
    refetchPrice()
    if (drafts.state()?.draft.revision === made.draft.revision) {
      setProblem({ title: failure.title, text: failure.reason })
      happen({ _tag: "figuresChanged" })
    } else {
      // Another tab changed the order: it must be seen again before it is confirmed.
      happen({ _tag: "hidden" })
      notify(notice("error", failure.title, failure.reason))
    }
  }

  const show = () => {
    setProblem(null)
    setTaxFailure(null)
    happen({ _tag: "shown" })
  }

  return {
    isOpen: modal._tag !== "closed" && modal._tag !== "placed",
    totals,
    isPlacing: modal._tag === "placing",
    problem,
    taxFailure,
    canPlace: canPlaceOrder(modal, layout) && price !== null && totals !== null,
    retryTax: modal._tag === "taxFailed" ? show : null,
    open: (form, draft) => {
      setAttempt({ form, draft })
      show()
    },
    close: () => happen({ _tag: "hidden" }),
    confirm: () => {
      if (attempt === null || price === null || totals === null) return
      const isPaidElsewhere = site.paysAt !== undefined
      const card = isPaidElsewhere ? null : paymentCard(attempt.form.card, savedCard)
      if ((card === null && !isPaidElsewhere) || !canPlaceOrder(standing.current, layout)) return
      happen({ _tag: "place" })
      void place(attempt, card, shownTotals(price, totals))
    },
  }
}

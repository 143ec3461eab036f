import type { Draft } from "@listwright/domain/drafts"
import { decideStep, orderPath, type PlacedOrder, stepLayout } from "@listwright/domain/order"
import { useNavigate } from "react-router"
import { useDraft } from "../../list/draft/useDraft.ts"
import { builderLayout } from "../../app/layout.ts"
import { useSession } from "../../app/session.ts"
import { rememberOrder } from "./rememberedOrder.ts"

/**
 * Returns a function that closes the draft of a placed order, which opens the receipt, here and in every other tab
 * [ob4-flow].
 */
export const useCloseDraftOnPlaced = (draft: Draft): ((placed: PlacedOrder) => void) => {
  const { change, flush } = useDraft()
  const layout = builderLayout(useSession())
  const navigate = useNavigate()
  return ({ orderCode, paymentPage }) => {
    rememberOrder(draft, orderCode)
    // Another tab may be a step back: what was placed here was placed.
    const { placedOn } = stepLayout(layout)
    const { step } = decideStep({ step: placedOn, route: placedOn }, "placed", layout)
    change((content) => ({ ...content, choices: { ...content.choices, step } }))
    if (paymentPage === undefined) return
    const leave = async () => {
      await flush()
      // Whoever comes back, by whichever way, finds the receipt of the one order, which leads to the same page.
      await navigate(orderPath(draft.listType, "success"), { replace: true })
      window.location.assign(paymentPage.address)
    }
    void leave()
  }
}

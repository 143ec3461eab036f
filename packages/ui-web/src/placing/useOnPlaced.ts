import type { Draft } from "@listwright/domain/drafts"
import { decideStep, type PlacedOrder } from "@listwright/domain/order"
import { useDraft } from "../draft/useDraft.ts"
import { LAYOUT } from "../app/layout.ts"
import { rememberOrder } from "./rememberedOrder.ts"

/**
 * A placed order closes its draft, which leads to the receipt: here and in every other tab. spec: order-builder §4 (Place
 * order modal) [ob4-flow]
 */
export const useOnPlaced = (draft: Draft): ((placed: PlacedOrder) => void) => {
  const { change } = useDraft()
  return ({ orderCode }) => {
    rememberOrder(draft, orderCode)
    const { step } = decideStep({ step: "summary", route: "summary" }, "placed", LAYOUT)
    change((content) => ({ ...content, choices: { ...content.choices, step } }))
  }
}

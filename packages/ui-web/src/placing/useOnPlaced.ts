import type { Draft } from "@listwright/domain/drafts"
import { decideStep, orderPath, type PlacedOrder } from "@listwright/domain/order"
import { useNavigate } from "react-router"
import { useDraft } from "../draft/useDraft.ts"
import { LAYOUT } from "../app/layout.ts"
import { rememberOrder } from "./rememberedOrder.ts"

/** A placed order closes its draft and shows the receipt. spec: order-builder §4 (Place order modal) [ob4-flow] */
export const useOnPlaced = (draft: Draft): ((placed: PlacedOrder) => void) => {
  const { change } = useDraft()
  const navigate = useNavigate()
  return ({ orderCode }) => {
    rememberOrder(draft, orderCode)
    const { route, step } = decideStep({ step: "summary", route: "summary" }, "placed", LAYOUT)
    change((content) => ({ ...content, choices: { ...content.choices, step } }))
    void navigate(`${orderPath(draft.listType, route)}?order=${encodeURIComponent(orderCode)}`, {
      replace: true,
    })
  }
}

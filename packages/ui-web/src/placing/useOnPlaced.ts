import type { Draft, PlacedOrder } from "@listwright/domain"
import { useNavigate } from "react-router"
import { useDraft } from "../draft/useDraft.ts"
import { rememberOrder } from "./rememberedOrder.ts"

/** A placed order closes its draft and shows the receipt. spec: order-builder §4 (Place order modal) */
export const useOnPlaced = (draft: Draft): ((placed: PlacedOrder) => void) => {
  const { change } = useDraft()
  const navigate = useNavigate()
  return ({ orderCode }) => {
    rememberOrder(draft, orderCode)
    change((content) => ({ ...content, choices: { ...content.choices, step: "success" } }))
    void navigate(`/order/${draft.listType}/success?order=${encodeURIComponent(orderCode)}`, {
      replace: true,
    })
  }
}

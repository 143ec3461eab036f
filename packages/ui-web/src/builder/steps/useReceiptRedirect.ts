import { orderPath } from "@listwright/domain/order"
import { useEffect } from "react"
import { useNavigate } from "react-router"
import { useDraft } from "../../list/draft/useDraft.ts"

/**
 * Redirects from the screens of a list that has been ordered, here or in another tab, to its receipt. The previous URL
 * is replaced with the landing page's, so going back from a receipt never leads to the order.
 */
export const useReceiptRedirect = (): void => {
  const { choices, listType } = useDraft().draft
  const navigate = useNavigate()
  const isOrdered = choices.step === "success"
  useEffect(() => {
    if (!isOrdered) return
    // Not through the router, which would load the landing page on the way. Its own notes on the entry stay.
    window.history.replaceState(window.history.state, "", "/")
    void navigate(orderPath(listType, "success"))
  }, [isOrdered, listType, navigate])
}

import { ORDER_PAGE_TITLE } from "@listwright/domain/order"
import { useEffect } from "react"

/** Sets the browser tab's title: 'Your title · Order Leads'. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === "" ? ORDER_PAGE_TITLE : `${title} · ${ORDER_PAGE_TITLE}`
  }, [title])
}

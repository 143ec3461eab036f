import { useEffect } from "react"

/** Names the page in the browser's tab: 'Your title · Order Leads'. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === "" ? "Order Leads" : `${title} · Order Leads`
  }, [title])
}

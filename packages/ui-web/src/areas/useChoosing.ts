import type { Choosing } from "@listwright/domain/geography"
import { useLocation } from "react-router"
import { useSession } from "../app/session.ts"

/** How areas are chosen on the page that is open: kinds mix on 'more area' only. */
export const useChoosing = (): Choosing => {
  const { isMultipleAddress } = useSession().site
  const { pathname } = useLocation()
  return { mixing: pathname.endsWith("/geo/moreArea") ? "moreArea" : "oneKind", isMultipleAddress }
}

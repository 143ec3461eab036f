import type { AreaChoiceRules } from "@listwright/domain/geography"
import { useLocation } from "react-router"
import { useSession } from "../../app/session.ts"

/** Returns the rules for choosing areas on the current page. Only the *More Areas* page allows mixing area types. */
export const useAreaChoiceRules = (): AreaChoiceRules => {
  const { takesSeveralAddresses } = useSession().site
  const { pathname } = useLocation()
  return { mixing: pathname.endsWith("/geo/moreArea") ? "moreArea" : "oneKind", takesSeveralAddresses }
}

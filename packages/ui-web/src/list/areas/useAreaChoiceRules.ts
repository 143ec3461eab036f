import type { AreaChoiceRules } from "@listwright/domain/geography"
import { useLocation } from "react-router"
import { useSession } from "../../app/session.ts"

/** Returns the rules for choosing areas on the open page: area types may be mixed only on 'more area'. */
export const useAreaChoiceRules = (): AreaChoiceRules => {
  const { takesSeveralAddresses } = useSession().site
  const { pathname } = useLocation()
  return { mixing: pathname.endsWith("/geo/moreArea") ? "moreArea" : "oneKind", takesSeveralAddresses }
}

import { type CountRequirement, countRequirementText } from "@listwright/domain/order"
import { joinMessageLines, notice } from "@listwright/domain/shared"
import { useLocation, useNavigate } from "react-router"
import { useNotify } from "../../design/notifications.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { firstMissingChoice, missingChoiceUrl } from "./missingChoiceUrl.ts"
import { useMissingChoices } from "./MissingChoices.tsx"

/**
 * Returns a function that reports the missing choices, marks them on their page and in the ledger, and opens the first
 * of them.
 */
export const useMissingChoiceWarning = (): ((missing: ReadonlyArray<CountRequirement>) => void) => {
  const { listType } = useDraft().draft
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify("audience")
  const { mark } = useMissingChoices()
  return (missing) => {
    const first = firstMissingChoice(missing)
    if (first === undefined) return
    notify(notice("warning", "", joinMessageLines(missing.map(countRequirementText))))
    mark()
    const to = missingChoiceUrl(listType, first)
    void navigate(to, { replace: to.startsWith(`${pathname}#`) })
  }
}

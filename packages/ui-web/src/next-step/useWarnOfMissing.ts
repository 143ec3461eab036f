import { type MissingForCount, missingText } from "@listwright/domain/order"
import { joinTexts, notice } from "@listwright/domain/shared"
import { useLocation, useNavigate } from "react-router"
import { useNotify } from "../design/notifications.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { firstMissing, missingAddress } from "./missingAddress.ts"
import { useMissingChoices } from "./MissingChoices.tsx"

/**
 * Returns a function that reports the missing choices, marks them on their page and in the ledger, and opens the first
 * of them.
 */
export const useWarnOfMissing = (): ((missing: ReadonlyArray<MissingForCount>) => void) => {
  const { listType } = useDraft().draft
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify("audience")
  const { mark } = useMissingChoices()
  return (missing) => {
    const first = firstMissing(missing)
    if (first === undefined) return
    notify(notice("warning", "", joinTexts(missing.map(missingText))))
    mark()
    const to = missingAddress(listType, first)
    void navigate(to, { replace: to.startsWith(`${pathname}#`) })
  }
}

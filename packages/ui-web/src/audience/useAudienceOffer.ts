import { useMemo } from "react"
import { useQuickPicks } from "../app/useQuickPicks.ts"
import { useKnownAttributes } from "../attributes/useAttributes.ts"
import type { AudienceOffer } from "./AudienceOffer.ts"

/** What is known so far of what a source offers, without asking for it. */
export const useAudienceOffer = (listType: number): AudienceOffer => {
  const { columns } = useKnownAttributes(listType)
  const { quickPicks } = useQuickPicks(listType)
  return useMemo(() => ({ columns, quickPicks }), [columns, quickPicks])
}

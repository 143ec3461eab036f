import { useMemo } from "react"
import { useQuickPicks } from "../app/useQuickPicks.ts"
import { useKnownAttributes } from "../attributes/useAttributes.ts"
import type { AudienceOffer } from "./AudienceOffer.ts"

/** Returns a source's known attributes and quick picks without requesting them. */
export const useAudienceOffer = (listType: number): AudienceOffer => {
  const { columns } = useKnownAttributes(listType)
  const { quickPicks } = useQuickPicks(listType)
  return useMemo(() => ({ columns, quickPicks }), [columns, quickPicks])
}

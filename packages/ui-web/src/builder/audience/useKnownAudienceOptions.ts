import { useMemo } from "react"
import { useQuickPicks } from "../../app/useQuickPicks.ts"
import { useKnownAttributes } from "../../list/attributes/useAttributes.ts"
import type { KnownAudienceOptions } from "./KnownAudienceOptions.ts"

/** Returns a source's known attributes and quick picks without requesting them. */
export const useKnownAudienceOptions = (listType: number): KnownAudienceOptions => {
  const { columns } = useKnownAttributes(listType)
  const { quickPicks } = useQuickPicks(listType)
  return useMemo(() => ({ columns, quickPicks }), [columns, quickPicks])
}

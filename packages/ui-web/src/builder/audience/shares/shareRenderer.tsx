import { valueShares } from "@listwright/domain/counting"
import type { ReactNode } from "react"
import { ShareFigure } from "./ShareFigure.tsx"
import type { Shares } from "./useShares.ts"

/** Returns the share to show beside each value; its space is reserved while unknown. */
export const shareRenderer = ({ breakdown, isBehind }: Shares): ((value: string) => ReactNode) => {
  const shareOf = breakdown === null ? () => undefined : valueShares(breakdown)
  return (value) => <ShareFigure share={shareOf(value)} total={breakdown?.total ?? 0} isBehind={isBehind} />
}

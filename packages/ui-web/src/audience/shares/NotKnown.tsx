import { shareText } from "@listwright/domain/audience"
import { recordsText } from "../../design/Figure.tsx"
import type { Shares } from "./useShares.ts"

/** Of how many people an attribute is not known: beside what its values are cleared with, which is there before. */
export function NotKnown({ shares: { breakdown } }: { readonly shares: Shares }) {
  const records = breakdown?.rows.find(({ value }) => value === null)?.records ?? 0
  if (breakdown === null || records === 0) return null
  return (
    <p
      className="tabular ml-auto text-xs text-muted"
      title={`${recordsText(records)} of ${recordsText(breakdown.total)} records`}
    >
      Not known {shareText(records / breakdown.total)}
    </p>
  )
}

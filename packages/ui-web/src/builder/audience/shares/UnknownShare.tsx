import { compactShareText } from "@listwright/domain/audience"
import { recordsText } from "../../../design/Figure.tsx"
import type { Shares } from "./useShares.ts"

/**
 * The share of records with an unknown value for an attribute. It's shown beside the button that clears the values,
 * which is always visible.
 */
export function UnknownShare({ shares: { breakdown } }: { readonly shares: Shares }) {
  const records = breakdown?.rows.find(({ value }) => value === null)?.records ?? 0
  if (breakdown === null || records === 0) return null
  return (
    <p
      className="tabular ml-auto text-xs text-muted"
      title={`${recordsText(records)} of ${recordsText(breakdown.total)} records`}
    >
      Not known {compactShareText(records / breakdown.total)}
    </p>
  )
}

import {
  ALL_DECILES,
  chooseDeciles,
  chosenDeciles,
  type Attribute,
  isSingleRange,
  shortPropensityName,
  rangeLabel,
  selectedRanges,
} from "@listwright/domain/audience"
import type { Audience } from "@listwright/domain/definition"
import { X } from "lucide-react"
import { memo, useRef } from "react"
import { attributeAnchor } from "../../../list/attributes/anchors.ts"
import { IconButton } from "../../../design/Button.tsx"
import type { AudienceUpdater } from "../AudienceUpdater.ts"
import { UnknownShare } from "../shares/UnknownShare.tsx"
import { useShares } from "../shares/useShares.ts"
import { DecileSlider } from "./DecileSlider.tsx"
import { useIsNearViewport } from "./useIsNearViewport.ts"

export interface PropensityRowProps {
  readonly column: Attribute
  /** A description that differs from the common one; null if it doesn't differ. */
  readonly note: string | null
  readonly audience: Audience
  readonly edit: AudienceUpdater
  readonly isDisabled: boolean
}

/**
 * A propensity with its name and the chosen deciles. All ten figures come from one request, sent once the row is in
 * view.
 */
export const PropensityRow = memo(function PropensityRow(props: PropensityRowProps) {
  const { audience, column, edit, isDisabled, note } = props
  const row = useRef<HTMLDivElement>(null)
  const isSeen = useIsNearViewport(row)
  const shares = useShares(column.column, isSeen && !isDisabled)
  const chosen = chosenDeciles(audience, column.column)
  const name = shortPropensityName(column.name)
  const choose = (deciles: typeof ALL_DECILES) => edit((held) => chooseDeciles(held, column.column, deciles))
  return (
    <div
      ref={row}
      id={attributeAnchor(column.column)}
      className="grid gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
    >
      <div className="flex min-w-0 items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="font-medium">{name}</h3>
          {note === null ? null : <p className="text-xs text-pretty text-muted">{note}</p>}
          {isSingleRange(audience, column.column) ? null : (
            <p className="tabular mt-1 text-xs text-caution">
              You chose{" "}
              {selectedRanges(audience, column.column)
                .map((range) => rangeLabel(column.inputType, range))
                .join(" and ")}
              . Moving a handle includes everything in between.
            </p>
          )}
          <div className="mt-1 w-fit">
            <UnknownShare shares={shares} />
          </div>
        </div>
        {chosen === null ? null : (
          <IconButton
            kind="faint"
            size="smallIcon"
            label={`Include everyone: ${name}`}
            isDisabled={isDisabled}
            onPress={() => choose(ALL_DECILES)}
          >
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <DecileSlider
        column={column}
        name={name}
        shares={shares}
        chosen={chosen}
        isDisabled={isDisabled}
        onChoose={choose}
      />
    </div>
  )
})

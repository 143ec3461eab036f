import { type LocatedPlace, precisionText, AMBIGUOUS_PLACE_TEXT } from "@listwright/domain/geography"
import type { Ref } from "react"
import { RadioGroup } from "../../../design/RadioGroup.tsx"

export interface AddressChoiceProps {
  /** A reference to the selected place, for focusing it. */
  readonly marked: Ref<HTMLInputElement>
  /** The places, most likely first. */
  readonly places: ReadonlyArray<LocatedPlace>
  readonly meant: LocatedPlace | null
  readonly onChange: (meant: LocatedPlace) => void
}

/** The possible matches for an ambiguous address. Arrow keys choose a place, and Enter adds it. */
export function AddressChoice({ marked, places, meant, onChange }: AddressChoiceProps) {
  const chosen = places.findIndex(
    ({ addressLine, point }) => addressLine === meant?.addressLine && point.join() === meant.point.join(),
  )
  return (
    <div className="rounded-control border border-line-strong bg-canvas px-3 py-2.5">
      <RadioGroup
        label={AMBIGUOUS_PLACE_TEXT}
        marked={marked}
        options={places.map(({ addressLine, precision }, at) => ({
          value: String(at),
          text: (
            <>
              {addressLine} <span className="text-sm text-muted">{precisionText(precision)}</span>
            </>
          ),
        }))}
        value={String(chosen)}
        onChange={(at) => {
          const place = places[Number(at)]
          if (place !== undefined) onChange(place)
        }}
      />
    </div>
  )
}

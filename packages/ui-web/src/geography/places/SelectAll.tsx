import { chosenPart, type PlaceChoice, toggleAllPlaces } from "@listwright/domain/geography"
import { useChooseAreas } from "../../areas/useChooseAreas.ts"
import { Checkbox } from "../../design/Checkbox.tsx"
import { useDraft } from "../../draft/useDraft.ts"

/** Chooses all of the places on offer, or none; it says what part of them is chosen. */
export function SelectAll({ offered }: { readonly offered: ReadonlyArray<PlaceChoice> }) {
  const { areas } = useDraft().draft.definition
  const choose = useChooseAreas()
  const part = chosenPart(offered, areas)
  return (
    <Checkbox
      ref={(input) => {
        if (input !== null) input.indeterminate = part === "some"
      }}
      checked={part === "all"}
      disabled={offered.length === 0}
      onChange={() => choose((held, choosing) => toggleAllPlaces(held, offered, choosing))}
    >
      Select All
    </Checkbox>
  )
}

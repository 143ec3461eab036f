import { placesCheckboxState, type PlaceChoice, toggleAllPlaces } from "@listwright/domain/geography"
import { useChooseAreas } from "../../../list/areas/useChooseAreas.ts"
import { Checkbox } from "../../../design/Checkbox.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"

/** A checkbox that chooses or clears all available places. It indicates whether all, some, or no places are chosen. */
export function SelectAllCheckbox({ offered }: { readonly offered: ReadonlyArray<PlaceChoice> }) {
  const { areas } = useDraft().draft.definition
  const choose = useChooseAreas()
  const part = placesCheckboxState(offered, areas)
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

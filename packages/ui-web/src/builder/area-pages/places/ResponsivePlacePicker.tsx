import type { PlaceTab } from "@listwright/domain/geography"
import { useIsNarrow } from "../../../design/useMediaQuery.ts"
import { AreaReferenceNote } from "../AreaReferenceNote.tsx"
import { PlacePicker } from "./PlacePicker.tsx"
import { PlaceTree } from "./PlaceTree.tsx"

/** A picker for places, using lists or, on a phone, a tree, with the date of the reference data if there is one. */
export function ResponsivePlacePicker({ tab }: { readonly tab: PlaceTab }) {
  const isNarrow = useIsNarrow()
  return (
    <>
      {isNarrow ? <PlaceTree key={tab} tab={tab} /> : <PlacePicker key={tab} tab={tab} />}
      <AreaReferenceNote kinds={[tab]} />
    </>
  )
}

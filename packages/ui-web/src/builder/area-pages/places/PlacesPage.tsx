import { areaKindNoun } from "@listwright/domain/definition"
import { sourceCountry, type PlaceTab } from "@listwright/domain/geography"
import { useLoaderData } from "react-router"
import { useIsNarrow } from "../../../design/useMediaQuery.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { AreaPage } from "../AreaPage.tsx"
import { StateViewSwitch } from "../StateViewSwitch.tsx"
import { ResponsivePlacePicker } from "./ResponsivePlacePicker.tsx"

/**
 * The page of the routes `order/:listType/geo/city`, `county`, `state`, `metroArea`, and `congressionalDistrict`:
 * places picked from lists or, on a phone, from a tree.
 */
export function PlacesPage() {
  const tab = useLoaderData<PlaceTab>()
  const { listType } = useDraft().draft
  const isNarrow = useIsNarrow()
  const severalName = areaKindNoun(tab, 2, sourceCountry(listType))
  return (
    <AreaPage howTo={isNarrow ? `Check ${severalName} above.` : `Select ${severalName} above and press Add.`}>
      {tab === "state" ? <StateViewSwitch shown="list" /> : null}
      <ResponsivePlacePicker tab={tab} />
    </AreaPage>
  )
}

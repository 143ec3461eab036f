import { areasName } from "@listwright/domain/definition"
import { countryOf, type PlaceTab } from "@listwright/domain/geography"
import { useLoaderData } from "react-router"
import { useIsNarrow } from "../../design/useMedia.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { AreaPage } from "../AreaPage.tsx"
import { StateViews } from "../StateViews.tsx"
import { PlacesOfTab } from "./PlacesOfTab.tsx"

/**
 * The page of the routes `order/:listType/geo/city`, `county`, `state`, `metroArea`, and `congressionalDistrict`:
 * places picked from lists or, on a phone, from a tree.
 */
export function PlacesPage() {
  const tab = useLoaderData<PlaceTab>()
  const { listType } = useDraft().draft
  const isNarrow = useIsNarrow()
  const severalName = areasName(tab, 2, countryOf(listType))
  return (
    <AreaPage howTo={isNarrow ? `Check ${severalName} above.` : `Select ${severalName} above and press Add.`}>
      {tab === "state" ? <StateViews shown="list" /> : null}
      <PlacesOfTab tab={tab} />
    </AreaPage>
  )
}

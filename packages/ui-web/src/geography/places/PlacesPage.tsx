import { areasName } from "@listwright/domain/definition"
import type { PlaceTab } from "@listwright/domain/geography"
import { useLoaderData } from "react-router"
import { useIsNarrow } from "../../design/useMedia.ts"
import { AreaPage } from "../AreaPage.tsx"
import { StateViews } from "../StateViews.tsx"
import { PlacesOfTab } from "./PlacesOfTab.tsx"

/**
 * The routes order/:listType/geo/city, county, state, metroArea and congressionalDistrict: places picked from lists, on a phone from a tree.
 * spec: order-builder §2.3 (picker)
 */
export function PlacesPage() {
  const tab = useLoaderData<PlaceTab>()
  const isNarrow = useIsNarrow()
  return (
    <AreaPage
      howTo={
        isNarrow ? `Check ${areasName(tab, 2)} above.` : `Select ${areasName(tab, 2)} above and press Add.`
      }
    >
      {tab === "state" ? <StateViews shown="list" /> : null}
      <PlacesOfTab tab={tab} />
    </AreaPage>
  )
}

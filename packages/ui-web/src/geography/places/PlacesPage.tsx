import { areasName } from "@listwright/domain/definition"
import type { PlaceTab } from "@listwright/domain/geography"
import { useLoaderData } from "react-router"
import { AreaPage } from "../AreaPage.tsx"
import { StateViews } from "../StateViews.tsx"
import { AreaReferenceNote } from "../AreaReferenceNote.tsx"
import { PlacePicker } from "./PlacePicker.tsx"

/**
 * The routes order/:listType/geo/city, county, state, metroArea and congressionalDistrict: places picked from a list.
 * spec: order-builder §2.3 (picker)
 */
export function PlacesPage() {
  const tab = useLoaderData<PlaceTab>()
  return (
    <AreaPage howTo={`Select ${areasName(tab, 2)} above and press Add.`}>
      {tab === "state" ? <StateViews shown="list" /> : null}
      <PlacePicker key={tab} tab={tab} />
      <AreaReferenceNote kinds={[tab]} />
    </AreaPage>
  )
}

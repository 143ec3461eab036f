import { lazy } from "react"
import { MapPanel } from "../../../list/map/MapPanel.tsx"
import { AreaPage } from "../AreaPage.tsx"
import { AddressForm } from "./AddressForm.tsx"

const RadiusMap = lazy(async () => ({ default: (await import("./RadiusMap.tsx")).RadiusMap }))

/** The page at `order/:listType/geo/Closex`: the records closest to an address. */
export function ClosestPage() {
  return (
    <AreaPage howTo="Enter an address and a quantity above and press Add.">
      <AddressForm section="closest" title="Closest to an Address, by Quantity" />
      <MapPanel instead="Enter addresses in the fields above.">
        <RadiusMap section="closest" />
      </MapPanel>
    </AreaPage>
  )
}

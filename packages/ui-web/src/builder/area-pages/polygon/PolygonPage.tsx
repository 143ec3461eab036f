import { lazy } from "react"
import { MapPanel } from "../../../list/map/MapPanel.tsx"
import { AreaPage } from "../AreaPage.tsx"
import { ShapeForm } from "./ShapeForm.tsx"

const PolygonMap = lazy(async () => ({ default: (await import("./PolygonMap.tsx")).PolygonMap }))

/** The page at `order/:listType/geo/polygon`: a shape defined by its corners, typed or from a file. */
export function PolygonPage() {
  return (
    <AreaPage howTo="Draw a shape on the map above, or enter its corners and press Add.">
      <MapPanel instead="Enter the corners of a shape below, or choose a file.">
        <PolygonMap />
      </MapPanel>
      <ShapeForm />
    </AreaPage>
  )
}

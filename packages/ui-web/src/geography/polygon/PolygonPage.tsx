import { AreaPage } from "../AreaPage.tsx"
import { ShapeForm } from "./ShapeForm.tsx"

/** The route order/:listType/geo/polygon: a shape by its corners, typed or from a file. spec: order-builder §2.3 (Polygon page) */
export function PolygonPage() {
  return (
    <AreaPage howTo="Enter the corners of a shape above, or choose a file, and press Add.">
      <ShapeForm />
    </AreaPage>
  )
}

import { AreaPage } from "../AreaPage.tsx"
import { ScfSections } from "./ScfSections.tsx"

/** The page at `order/:listType/geo/SCFCode`. */
export function ScfPage() {
  return (
    <AreaPage howTo="Enter an SCF Code above and press Add.">
      <ScfSections />
    </AreaPage>
  )
}

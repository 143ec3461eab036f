import { AreaPage } from "../AreaPage.tsx"
import { AddressForm } from "./AddressForm.tsx"

/** The route order/:listType/geo/Closex: the records closest to an address. spec: order-builder §2.3 (Closex page) */
export function ClosestPage() {
  return (
    <AreaPage howTo="Enter an address and a quantity above and press Add.">
      <AddressForm section="closest" title="Closest to an Address, by Quantity" />
    </AreaPage>
  )
}

import { MAX_RADIUS_MILES } from "@listwright/domain/geography"
import { Dialog } from "../../design/Dialog.tsx"
import { Term, Terms } from "../../design/Terms.tsx"

/** What searches around an address find, and how far. spec: order-builder §2.3 (Radius page: help modal) */
export function RadiusHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Searching around an address"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      width="medium"
    >
      <Terms>
        <Term name="Address">
          A ZIP Code, a city with its state, or a latitude and longitude in degrees. A street address is found
          by its ZIP Code. Distances are then measured from the ZIP center, and the page says so.
        </Term>
        <Term name="Radius">
          Every record up to so many miles from there as the crow flies, {MAX_RADIUS_MILES} at most.
        </Term>
        <Term name="Quantity">
          Instead of a radius: the records nearest to the address, as many as you ask for. It takes the place
          of areas of other kinds.
        </Term>
        <Term name="Granularity">
          Standard takes each record by its own location. The others take whole ZIP+4s, carrier routes or ZIP
          Codes whose center lies within the radius. With two or more addresses it is always Standard.
        </Term>
        <Term name="State lines">
          Where you do not cross them, only records in the state of the address are taken.
        </Term>
      </Terms>
    </Dialog>
  )
}

import { offersMultipleAddresses, sourceTraits } from "@listwright/domain/catalog"
import { MULTI_LOCATION_LINK_TEXT } from "@listwright/domain/geography"
import { MapPinPlus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useSession } from "../../../app/session.ts"
import { Button } from "../../../design/Button.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"

const LocationsDialog = lazy(async () => ({
  default: (await import("./LocationsDialog.tsx")).LocationsDialog,
}))

/** A link for uploading many locations; hidden if a list accepts only one address at a time. */
export function LocationsLink() {
  const [isOpen, setIsOpen] = useState(false)
  const { site } = useSession()
  const { draft } = useDraft()
  if (!offersMultipleAddresses(draft.listType, site) || sourceTraits(draft.listType).hasSingleRowGeography)
    return null
  return (
    <>
      <Button kind="quiet" className="sm:ml-auto" onPress={() => setIsOpen(true)}>
        <MapPinPlus className="size-4" aria-hidden="true" />
        {MULTI_LOCATION_LINK_TEXT}
      </Button>
      {isOpen ? (
        <Suspense>
          <LocationsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

import { allowedSources, sourceDisplayName, sourceShortCode } from "@listwright/domain/catalog"
import { permittedPricePageItems, PriceDisplays } from "@listwright/domain/pricing"
import { orderedServiceName, serviceCodes } from "@listwright/domain/requests"
import { chosenReading, list270Reading } from "@listwright/domain/shared"
import { Effect } from "effect"
import { useState } from "react"
import type { Session } from "../../app/Sessions.ts"
import { useSession } from "../../app/session.ts"
import { SupportContactText } from "../../app/SupportContactText.tsx"
import { useCall } from "../../app/useCall.ts"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { Select } from "../../design/Select.tsx"
import { ServicePriceTable, SourcePriceTable } from "./PriceTables.tsx"
import { PriceTableSkeleton } from "./PriceTableSkeleton.tsx"

/** Returns all items that may have prices: the user's sources, then the customer-data services. */
const pricedItems = ({ site, user }: Session) => [
  ...allowedSources(user.sources, chosenReading(list270Reading, site.readings)).map((code) => ({
    code,
    // Several sources may have one name.
    name: `${sourceDisplayName(code, site)} (${sourceShortCode(code, site)})`,
  })),
  ...serviceCodes.names.map((service) => ({
    code: serviceCodes.encode(service),
    name: orderedServiceName(service),
  })),
]

/** The prices visible to the user [p9-pricing-pages]. */
export function PricingDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession()
  const { site } = session
  const { data, isFetching, refetch } = useCall(
    ["price-codes"],
    Effect.flatMap(PriceDisplays, ({ allowedCodes }) => allowedCodes),
  )
  const [chosen, setChosen] = useState<number | null>(null)
  const items = permittedPricePageItems(pricedItems(session), data ?? [])
  const code = chosen ?? items[0]?.code ?? null
  return (
    <Dialog
      title="Service Pricing"
      width="wide"
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      {code === null ? (
        isFetching ? (
          <PriceTableSkeleton />
        ) : (
          <EmptyState
            title="There are no prices to show"
            action={<Button onPress={() => void refetch()}>Try again</Button>}
          >
            <SupportContactText lead="To learn what a list or a service costs," site={site} />
          </EmptyState>
        )
      ) : (
        <div className="flex flex-col gap-4">
          <Select
            label="Prices for"
            className="sm:max-w-80"
            options={items.map((item) => ({ value: String(item.code), text: item.name }))}
            value={String(code)}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
          {/* Each has its own rows, from the first page on. */}
          {code < 0 ? (
            <ServicePriceTable key={code} code={code} />
          ) : (
            <SourcePriceTable key={code} listType={code} />
          )}
        </div>
      )}
    </Dialog>
  )
}

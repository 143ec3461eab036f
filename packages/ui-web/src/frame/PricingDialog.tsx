import { Dialog } from "../design/Dialog.tsx"
import { recordsText } from "../design/Figure.tsx"
import type { SiteConfiguration } from "@listwright/domain/account"

export interface PricingDialogProps {
  readonly site: SiteConfiguration
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The price of a list depends on its contents, so this says where to find the exact price. */
export function PricingDialog({ site, isOpen, onOpenChange }: PricingDialogProps) {
  return (
    <Dialog title="Pricing" isOpen={isOpen} onOpenChange={onOpenChange} width="narrow">
      <div className="flex flex-col gap-3">
        <p>
          The price of a list depends on what you choose: a price per record that falls with the quantity, and
          an amount for each attribute and for phones.
        </p>
        <p>
          You see it line by line while you build the list, with the cost of the next quantity. Nothing is
          charged before you place an order.
        </p>
        <p className="text-muted">
          An order holds at least {recordsText(site.minQuantityOfOrder)} records. For other services call{" "}
          <a href={`tel:${site.phoneNumber}`} className="whitespace-nowrap">
            {site.phoneNumber}
          </a>
          .
        </p>
      </div>
    </Dialog>
  )
}

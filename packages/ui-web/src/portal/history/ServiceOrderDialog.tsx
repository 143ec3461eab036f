import { History, type ServiceOrder, type ServiceOrderType, serviceRowName } from "@listwright/domain/history"
import { dollars } from "@listwright/domain/shared"
import { displayDay } from "@listwright/domain/suppression"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"
import { Dialog } from "../../design/Dialog.tsx"
import { Fact, Facts } from "../../design/Facts.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { OrderDetailContent } from "./OrderDetailContent.tsx"
import { ServiceFiles } from "./ServiceFiles.tsx"
import { serviceStatusTone, StatusText } from "./StatusText.tsx"

export interface ServiceOrderDialogProps {
  readonly tab: ServiceOrderType
  readonly order: ServiceOrder
  readonly onClose: () => void
}

/**
 * Extracts the order's services from the server's HTML as plain text, so that the HTML itself never becomes part of
 * this page.
 */
const servicesOf = (html: string): ReadonlyArray<string> =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("li")].map(
    (item) => item.textContent?.trim() ?? "",
  )

/** The details of a service order. */
export function ServiceOrderDialog({ onClose, order: row, tab }: ServiceOrderDialogProps) {
  const told = useCall(
    ["service-order", row.id],
    Effect.flatMap(History, (history) => history.serviceDetail(row.id)),
  )
  return (
    <Dialog
      title={row.name === "" ? row.orderCode : row.name}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <OrderDetailContent told={told}>
        {({ order, servicesListHtml }) => {
          const services = servicesOf(servicesListHtml)
          return (
            <div className="flex flex-col gap-5">
              <Facts>
                <Fact name="Service">{serviceRowName(tab, order.service)}</Fact>
                <Fact name="Order code">{order.orderCode}</Fact>
                <Fact name="Date">{displayDay(order.createdAt)}</Fact>
                <Fact name="Status">
                  <StatusText look={serviceStatusTone(order.status)}>{order.statusText}</StatusText>
                </Fact>
                <Fact name="Records">{recordsText(order.totalRecords)}</Fact>
                <Fact name="Cost">{dollars(order.totalCost)}</Fact>
                <Fact name="Account">{order.accountName}</Fact>
                <Fact name="Ordered by">{order.userName}</Fact>
              </Facts>
              {services.length === 0 ? null : (
                <section aria-label="Services performed" className="border-t border-line pt-4">
                  <h3 className="mb-2 font-semibold">Services performed</h3>
                  <ul className="list-disc pl-5">
                    {services.map((service) => (
                      <li key={service}>{service}</li>
                    ))}
                  </ul>
                </section>
              )}
              <ServiceFiles order={order} look="secondary" />
            </div>
          )
        }}
      </OrderDetailContent>
    </Dialog>
  )
}

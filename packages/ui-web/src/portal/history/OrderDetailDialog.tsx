import { CHARGES, ORDER_AMOUNT_NAMES } from "@listwright/domain/glossary"
import {
  countUnitText,
  CONTACT_NAMES_LABEL,
  occupantRouteName,
  occupantTargetName,
} from "@listwright/domain/audience"
import {
  geoTypeText,
  History,
  orderSuppressionLines,
  type ListOrderDetail,
  listStatusText,
  orderPhoneOptionName,
} from "@listwright/domain/history"
import {
  listAvailabilityText,
  type OrderReceipt,
  Orders,
  refundText,
  taxRateText,
} from "@listwright/domain/order"
import { listUsageText } from "@listwright/domain/pricing"
import { dollars, formatWholeNumber } from "@listwright/domain/shared"
import { displayDay } from "@listwright/domain/suppression"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"
import { Dialog } from "../../design/Dialog.tsx"
import { Fact, Facts } from "../../design/Facts.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { Term, Terms } from "../../design/Terms.tsx"
import { OrderDetailContent } from "./OrderDetailContent.tsx"
import { DetailSection } from "./DetailSection.tsx"
import type { DialogOrder } from "./DialogOrder.ts"
import { TaskList } from "../../app/TaskList.tsx"
import { OrderedAreas } from "./OrderedAreas.tsx"
import { listStatusTone, StatusText } from "./StatusText.tsx"

export interface OrderDetailDialogProps {
  readonly order: DialogOrder
  readonly onClose: () => void
}

/** The details of a list order. */
export function OrderDetailDialog({ onClose, order }: OrderDetailDialogProps) {
  const told = useCall(
    ["order-detail", order.orderCode],
    Effect.gen(function* () {
      const [history, orders] = [yield* History, yield* Orders]
      return yield* Effect.all(
        { detail: history.detail(order), receipt: orders.receipt(order.orderCode) },
        { concurrency: 2 },
      )
    }),
    { staleTime: 0 },
  )
  return (
    <Dialog
      title={order.name === "" ? order.orderCode : order.name}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <OrderDetailContent told={told}>{(shown) => <Detail order={order} {...shown} />}</OrderDetailContent>
    </Dialog>
  )
}

interface DetailProps {
  readonly order: DialogOrder
  readonly detail: ListOrderDetail
  readonly receipt: OrderReceipt
}

function Detail({ detail, order, receipt }: DetailProps) {
  const listStanding = listAvailabilityText(receipt)
  const { mobilePackage, occupant, payment } = detail
  const leftOut = orderSuppressionLines(detail)
  const rate = taxRateText(receipt.taxRate)
  return (
    <div className="flex flex-col gap-5">
      <Facts>
        <Fact name="Order code">{detail.orderCode}</Fact>
        <Fact name="Order date">{displayDay(order.orderDate)}</Fact>
        <Fact name="Status">
          <StatusText look={listStatusTone(detail.status)}>{listStatusText(detail.status)}</StatusText>
        </Fact>
        <Fact name="List usage">{listUsageText(detail.listUsage)}</Fact>
        <Fact name="Quantity available">{recordsText(detail.available)}</Fact>
        <Fact name="Quantity ordered">{recordsText(detail.quantity)}</Fact>
        {receipt.lines.map(({ amount, detail: how, label }) => (
          <Fact key={`${label} ${how}`} name={label}>
            {dollars(amount)}
            <span className="block text-xs text-muted">{how}</span>
          </Fact>
        ))}
        <Fact name={CHARGES.beforeTax}>{dollars(detail.estimatedCost)}</Fact>
        <Fact name={CHARGES.tax}>
          {dollars(receipt.taxCharge)}
          {rate === "" ? null : <span className="text-muted"> {rate}</span>}
        </Fact>
        <Fact name={ORDER_AMOUNT_NAMES.charged}>
          <span className="font-semibold">{dollars(receipt.charged)}</span>
        </Fact>
        <Fact name={ORDER_AMOUNT_NAMES.refunded}>
          {dollars(receipt.refunded)}
          {receipt.refunds.map(({ amount, day, reason }, at) => (
            <span key={`${at} ${day}`} className="block text-xs text-muted">
              {dollars(amount)} on {refundText(reason, day)}
            </span>
          ))}
        </Fact>
        {listStanding === null ? null : (
          <Fact name="Download" isWide>
            {listStanding}
          </Fact>
        )}
        {detail.phoneOption === null ? null : (
          <Fact name="Phones">{orderPhoneOptionName(detail.phoneOption)}</Fact>
        )}
        {payment === null ? null : (
          <Fact name="Paid with">
            {payment.cardType}, {payment.number}
          </Fact>
        )}
        {detail.purpose === "" ? null : <Fact name="Used for">{detail.purpose}</Fact>}
        {receipt.creativeId === undefined ? null : <Fact name="Creative">{receipt.creativeId}</Fact>}
        {mobilePackage === null ? null : (
          <Fact name={CHARGES.mobilePackage}>
            {mobilePackage.name}, {formatWholeNumber(mobilePackage.viewCount)} views
          </Fact>
        )}
      </Facts>
      {receipt.tasks === undefined ? null : (
        <DetailSection title="Also in this order">
          <TaskList tasks={receipt.tasks} />
        </DetailSection>
      )}
      <DetailSection title="Audience">
        <Terms>
          <Term name="Counted">
            {countUnitText({
              listType: order.listType,
              audience: { unit: detail.isAllHouseholds ? "allHouseholds" : "individuals" },
            })}
          </Term>
          {detail.criteria.map(({ attribute, values }) => (
            <Term key={attribute} name={attribute}>
              {values.join(", ")}
            </Term>
          ))}
          {occupant === null ? null : (
            <>
              <Term name="Sent to">
                {occupant.targets.map(occupantTargetName).join(", ") || "No addresses"}
              </Term>
              <Term name="Routes">{occupant.routes.map(occupantRouteName).join(", ") || "None"}</Term>
              {occupant.contactNames ? <Term name="Names">{CONTACT_NAMES_LABEL}</Term> : null}
            </>
          )}
        </Terms>
      </DetailSection>
      {leftOut.length === 0 ? null : (
        <DetailSection title="Suppressed">
          <Terms>
            {leftOut.map(({ text, title }) => (
              <Term key={`${title} ${text}`} name={title}>
                {text}
              </Term>
            ))}
          </Terms>
        </DetailSection>
      )}
      {detail.outputColumns.length === 0 ? null : (
        <DetailSection title="Added to the file">
          <p>{detail.outputColumns.map(({ name }) => name).join(", ")}</p>
        </DetailSection>
      )}
      <DetailSection title={`Areas: ${geoTypeText(detail.geoType)}`}>
        <OrderedAreas detail={detail} />
      </DetailSection>
    </div>
  )
}

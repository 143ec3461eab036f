import type { AccountId } from "@listwright/domain/account"
import type { OrderMoreChoice, OrderMoreEvent } from "@listwright/domain/history"
import { displayDay, type SuppressionForm, toSuppressionForm } from "@listwright/domain/suppression"
import type { UseQueryResult } from "@tanstack/react-query"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { RadioGroup } from "../../design/RadioGroup.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { DateRangeFields } from "../../list/suppression/DateRangeFields.tsx"
import { ItemPicker } from "../../list/suppression/ItemPicker.tsx"
import { KIND_TEXTS } from "../../list/suppression/kindTexts.ts"
import type { DialogOrder } from "./DialogOrder.ts"

export interface ExcludedOrdersFieldsProps {
  readonly order: DialogOrder
  /** The account of the other orders. */
  readonly account: UseQueryResult<AccountId, unknown>
  readonly by: NonNullable<OrderMoreChoice>
  /** Today as an ISO date. */
  readonly today: string
  readonly isDisabled: boolean
  readonly dispatch: (event: OrderMoreEvent) => void
}

/** Selects the other orders to exclude: all orders in a date range, or individually chosen orders. */
export function ExcludedOrdersFields({
  account,
  by,
  dispatch,
  isDisabled,
  order,
  today,
}: ExcludedOrdersFieldsProps) {
  return (
    <fieldset
      disabled={isDisabled}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line px-4 py-3.5"
    >
      <legend className="sr-only">Which other orders</legend>
      <RadioGroup
        label="Which orders"
        hideLabel
        inline
        options={[
          { value: "date", text: KIND_TEXTS.orders.byDate },
          { value: "item", text: KIND_TEXTS.orders.byItem },
        ]}
        value={by.mode}
        onChange={(mode) => dispatch({ _tag: "ChoseMode", mode })}
      />
      {by.mode === "date" ? (
        <>
          <DateRangeFields
            kind="orders"
            form={formOf(order.listType, by, today)}
            days={by}
            today={today}
            edit={({ kinds }) => {
              if (kinds.orders.by.mode === "date") dispatch({ _tag: "ChoseDays", days: kinds.orders.by })
            }}
          />
          <OwnDay order={order} days={by} dispatch={dispatch} />
        </>
      ) : account.isError ? (
        <Notice
          kind="error"
          isLive
          action={<Button onPress={() => void account.refetch()}>Try again</Button>}
        >
          We couldn't load the orders.
        </Notice>
      ) : account.data === undefined ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <ItemPicker
          kind="orders"
          listType={order.listType}
          accountId={account.data}
          without={order.orderCode}
          untilThen="People from this order are always suppressed."
          picked={by.items}
          onPick={(item) => dispatch({ _tag: "ToggledOrder", order: item })}
          onUnpick={(value) => {
            const item = by.items.find((one) => one.value === value)
            if (item !== undefined) dispatch({ _tag: "ToggledOrder", order: item })
          }}
        />
      )}
    </fieldset>
  )
}

/** Returns the form of the builder's suppression tab, which the date fields need. */
const formOf = (
  listType: number,
  { end, start }: Extract<OrderMoreChoice, { readonly mode: "date" }>,
  today: string,
): SuppressionForm => {
  const off = { mode: "off" } as const
  const nothing = { orders: [], savedCounts: [], files: [] }
  const suppressions = { orders: { mode: "date", start, end } as const, savedCounts: off, files: off }
  return toSuppressionForm(listType, suppressions, nothing, today)
}

interface OwnDayProps {
  readonly order: DialogOrder
  readonly days: { readonly start: string; readonly end: string }
  readonly dispatch: ExcludedOrdersFieldsProps["dispatch"]
}

/**
 * Warns that this order's records may be included again if the dates don't cover it, and offers to extend the dates.
 */
function OwnDay({ days, dispatch, order: { orderDate } }: OwnDayProps) {
  const start = orderDate < days.start ? orderDate : days.start
  const end = orderDate > days.end ? orderDate : days.end
  return start === days.start && end === days.end ? null : (
    <Notice
      kind="warning"
      isLive
      action={
        <Button size="small" onPress={() => dispatch({ _tag: "ChoseDays", days: { start, end } })}>
          Include {displayDay(orderDate)}
        </Button>
      }
    >
      This order was placed on {displayDay(orderDate)}, outside these dates. The new list may include its
      people again.
    </Notice>
  )
}

import {
  PRICE_PAGE_INCREMENT,
  PriceDisplays,
  priceElementLabel,
  pricePageRows,
  minimumOrderText,
  servicePriceText,
} from "@listwright/domain/pricing"
import { Effect } from "effect"
import { useState } from "react"
import { FailedCall } from "../../app/FailedCall.tsx"
import { useCall } from "../../app/useCall.ts"
import { Button } from "../../design/Button.tsx"
import { type Column, DataTable } from "../../design/DataTable.tsx"
import { PriceTableSkeleton } from "./PriceTableSkeleton.tsx"

interface PriceRow {
  readonly name: string
  readonly prices: ReadonlyArray<string>
}

interface PricesProps {
  readonly caption: string
  readonly brackets: ReadonlyArray<string>
  readonly rows: ReadonlyArray<PriceRow>
  readonly minimum: string
  readonly notes: ReadonlyArray<string>
}

/** A table of prices per record with the minimum order price. [p9-pricing-pages] [ob9-price-decimals] */
function Prices({ brackets, caption, minimum, notes, rows }: PricesProps) {
  const [presses, setPresses] = useState(0)
  const { hasMore, shown } = pricePageRows(rows, presses)
  const columns: ReadonlyArray<Column<PriceRow>> = [
    { id: "name", title: "Item", cell: ({ name }) => name, isRowHeader: true },
    ...brackets.map((title, at) => ({
      id: String(at),
      title,
      isFigure: true,
      cell: ({ prices }: PriceRow) => {
        const price = prices[at]
        return price === undefined ? "" : servicePriceText(price)
      },
    })),
  ]
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={shown}
        rowKey={({ name }) => name}
        empty="Nothing here is priced per record."
      />
      {hasMore ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button onPress={() => setPresses(presses + 1)}>View More</Button>
          <span className="text-sm text-muted">
            {shown.length} of {rows.length}; {Math.min(PRICE_PAGE_INCREMENT, rows.length - shown.length)} more
          </span>
        </div>
      ) : null}
      <dl className="flex items-baseline justify-between gap-4 border-t border-line pt-3 font-medium">
        <dt>Minimum online order</dt>
        <dd className="tabular">{minimumOrderText(minimum)}</dd>
      </dl>
      {notes.map((note) => (
        <p key={note} className="text-sm text-pretty text-muted">
          {note}
        </p>
      ))}
    </>
  )
}

function Failed({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  return <FailedCall what="We couldn't load the prices" failure={failure} onRetry={onRetry} />
}

/** A source's prices, each for its first bracket. */
export function SourcePriceTable({ listType }: { readonly listType: number }) {
  const { data, error, refetch } = useCall(
    ["price-display", listType],
    Effect.flatMap(PriceDisplays, ({ ofSource }) => ofSource(listType)),
  )
  if (error !== null) return <Failed failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <PriceTableSkeleton />
  const usages = data.usages.map(({ description, multiple }) => `${description} × ${multiple}`)
  return (
    <Prices
      caption="Prices per record"
      brackets={["Per record"]}
      rows={data.prices.map(({ element, price }) => ({
        name: priceElementLabel([], element),
        prices: [price],
      }))}
      minimum={data.minimumOrderAmount}
      notes={[
        ...(usages.length === 0 ? [] : [`List usage options: ${usages.join(", ")}.`]),
        "These prices are for the smallest orders and drop as the quantity grows. You'll see your own price, line by line, as you build a list.",
      ]}
    />
  )
}

/** A customer-data service's prices, one per bracket. */
export function ServicePriceTable({ code }: { readonly code: number }) {
  const { data, error, refetch } = useCall(
    ["service-price-display", code],
    Effect.flatMap(PriceDisplays, ({ ofService }) => ofService(code)),
  )
  if (error !== null) return <Failed failure={error} onRetry={() => void refetch()} />
  if (data === undefined) return <PriceTableSkeleton />
  if (data === null) return <p className="text-muted">Prices for this service aren't listed here.</p>
  return (
    <Prices
      caption="Prices per record"
      brackets={data.brackets}
      rows={data.prices.map(({ name, perRecord }) => ({ name, prices: perRecord }))}
      minimum={data.minimumOrderAmount}
      notes={["Prices per record, by the number of records you send."]}
    />
  )
}

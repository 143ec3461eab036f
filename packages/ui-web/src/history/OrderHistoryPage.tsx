import { type OrderType, orderTypeName, orderTypes } from "@listwright/domain/history"
import { useSearchParams } from "react-router"
import { TabNav } from "../design/TabNav.tsx"
import { ListOrders } from "./ListOrders.tsx"
import { ServiceOrders } from "./ServiceOrders.tsx"

/** The tab that an address asks for by its code; the first one where it asks for none that there is. */
const tabIn = (search: URLSearchParams): OrderType => {
  const code = search.get("type")
  return (code === null ? undefined : orderTypes.decode(Number(code))) ?? "lists"
}

const addressOf = (tab: OrderType): string =>
  tab === "lists" ? "/orderhistory" : `/orderhistory?type=${orderTypes.encode(tab)}`

/** The route /orderhistory. spec: portal §2 (Order History page) [p9-history-types] */
export function OrderHistoryPage() {
  const tab = tabIn(useSearchParams()[0])
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Order History
        </h1>
        <p className="text-pretty text-muted">
          What you ordered, with its files and details. Order more of a list without the people whom you have
          already.
        </p>
      </header>
      <TabNav
        label="Kinds of orders"
        items={orderTypes.names.map((each) => ({
          to: addressOf(each),
          title: orderTypeName(each),
          isOpen: each === tab,
        }))}
      />
      {tab === "lists" ? <ListOrders /> : <ServiceOrders key={tab} tab={tab} />}
    </div>
  )
}

import { type OrderType, orderTypeName, orderTypes } from "@listwright/domain/history"
import { hasPart } from "@listwright/domain/parts"
import { useSearchParams } from "react-router"
import { accountFromUrl } from "../../app/useUrlView.ts"
import { useSession } from "../../app/session.ts"
import { TabNav } from "../../design/TabNav.tsx"
import { ListOrders } from "./ListOrders.tsx"
import { ServiceOrders } from "./ServiceOrders.tsx"

/** Returns the tab specified by its code in a URL. Defaults to the first tab if the code isn't valid. */
const tabIn = (search: URLSearchParams): OrderType => {
  const code = search.get("type")
  return (code === null ? undefined : orderTypes.decode(Number(code))) ?? "lists"
}

/** Returns the URL of another tab for the same account, without its search and page. */
const addressOf = (tab: OrderType, search: URLSearchParams): string => {
  const account = accountFromUrl(search)
  const parameters = new URLSearchParams({
    ...(tab === "lists" ? {} : { type: String(orderTypes.encode(tab)) }),
    ...(account === null ? {} : { account: String(account) }),
  }).toString()
  return parameters === "" ? "/orderhistory" : `/orderhistory?${parameters}`
}

/** The page at `/orderhistory` [p9-history-types]. */
export function OrderHistoryPage() {
  const [search] = useSearchParams()
  const hasServices = hasPart(useSession().site, "services")
  const tab = hasServices ? tabIn(search) : "lists"
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Order History
        </h1>
        <p className="text-pretty text-muted">
          See your orders, with their files and details. You can order more of a list without the people you
          already have.
        </p>
      </header>
      {hasServices ? (
        <TabNav
          label="Kinds of orders"
          items={orderTypes.names.map((each) => ({
            to: addressOf(each, search),
            title: orderTypeName(each),
            isOpen: each === tab,
          }))}
        />
      ) : null}
      {tab === "lists" ? <ListOrders /> : <ServiceOrders key={tab} tab={tab} />}
    </div>
  )
}

import fc from "fast-check"
import { Role } from "../../src/account/User.ts"
import { accountColumn } from "../../src/history/accountColumn.ts"
import { listOrderActions, serviceOrderActions } from "../../src/history/orderActions.ts"
import { orderTypes } from "../../src/history/orderTypes.ts"
import { serviceCodes } from "../../src/history/ServiceOrder.ts"
import { triggersSearch } from "../../src/history/triggersSearch.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"

const code = fc.integer({ min: -12, max: 12 })
const status = fc.oneof(fc.constantFrom(39, 40, 49, 50, 51, 74, 75, 76), fc.integer({ min: 0, max: 100 }))
const listOrder = fc.record({
  status,
  isOnline: fc.boolean(),
  orderType: fc.constantFrom(10, 20),
  listType: fc.constantFrom(10, 270),
  paymentMethod: fc.constantFrom(null, 0, 1, 2),
})

export const historySentences = sentencesAbout(
  "history",
  // [p9-history-types] [p9-service-codes]
  always(
    "codes of tabs and of services are read back as what they were written for",
    fc.property(
      fc.constantFrom(...orderTypes.names),
      fc.constantFrom(...serviceCodes.names),
      (type, service) =>
        orderTypes.decode(orderTypes.encode(type)) === type &&
        serviceCodes.decode(serviceCodes.encode(service)) === service,
    ),
  ),
  always(
    "no code names the same thing as a tab and as a service",
    fc.property(code, (each) => {
      const tab: string | undefined = orderTypes.decode(each)
      return tab === undefined || tab !== serviceCodes.decode(each)
    }),
  ),
  // [p4-list-order-actions]
  always(
    "more is ordered, and Excel had, only of orders that were placed online and are complete",
    fc.property(listOrder, (row) => {
      const { orderMore, excel } = listOrderActions(row)
      return (orderMore === "hidden" && !excel) || (row.status === 75 && row.isOnline)
    }),
  ),
  // [p4-payment-shown]
  always(
    "a payment that shows stays shown as the status rises",
    fc.property(
      listOrder,
      fc.nat({ max: 100 }),
      (row, rise) =>
        !listOrderActions(row).showPayment ||
        listOrderActions({ ...row, status: row.status + rise }).showPayment,
    ),
  ),
  // [p4-service-order-actions]
  always(
    "no file is offered that does not exist",
    fc.property(status, fc.boolean(), fc.boolean(), (at, hasFulfillmentFile, hasReportsFile) => {
      const offered = serviceOrderActions({ status: at, hasFulfillmentFile, hasReportsFile })
      return (!offered.fulfillment || hasFulfillmentFile) && (!offered.reports || hasReportsFile)
    }),
  ),
  always(
    "a search that runs still runs with a character more, unless it was empty",
    fc.property(
      fc.string(),
      fc.string({ minLength: 1 }),
      (text, more) => text === "" || !triggersSearch(text) || triggersSearch(text + more),
    ),
  ),
  // [p6-account-column]
  always(
    "reseller and power user never see the same in the account column, and others nothing",
    fc.property(
      fc.constantFrom("lists" as const, "services" as const, "savedLists" as const),
      fc.constantFrom("accountForReseller" as const, "accountForPowerUser" as const, "byTable" as const),
      fc.constantFrom(...Role.literals),
      (table, reading, role) => {
        const seen = (by: Role) => accountColumn(by, table, { accountName: "a", userName: "u" }, reading)
        const others = role === "Reseller" || role === "Power User" ? "" : seen(role)
        return [seen("Reseller"), seen("Power User")].toSorted().join() === "a,u" && others === ""
      },
    ),
  ),
)

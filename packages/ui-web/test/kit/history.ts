import { screen } from "@testing-library/react"
import type { NewPerson } from "../../../../test/served/Person.ts"
import { openScreen } from "./openScreen.tsx"
import { placeBefore } from "./placedBefore.ts"
import type { Network } from "./siteNetwork.ts"

export const LISTS = "/rpt/MyOrdersHistory.aspx/GetOrderHisotry"

/** The orders of the tab, changed or many. */
export const listed =
  (change: (row: object, at: number) => object, rows = 1, total = rows) =>
  (network: Network): void => {
    let recorded: object | undefined
    network.answer(LISTS, async (_, pass) => {
      const { d } = await (await pass()).json()
      // There is one order, which is on its first page.
      recorded ??= d.DataSource.ReportData.Items[0]
      const row = recorded ?? {}
      const Items = Array.from({ length: rows }, (__, at) => ({ ...row, ...change(row, at) }))
      return Response.json({
        d: { ...d, DataSource: { ...d.DataSource, ReportData: { Items, TotalRecordCount: total } } },
      })
    })
  }

/** Opens the history of a user who placed one order, Opening day. */
export const history = (prepare: (network: Network) => void = () => {}, as: NewPerson = {}) =>
  openScreen("/orderhistory", {
    as,
    prepare: async (network) => {
      await placeBefore(network)
      prepare(network)
    },
  })
/** The demo's first user, who has service orders. */
export const services = (prepare: (network: Network) => void = () => {}) =>
  openScreen("/orderhistory?type=0", { as: { isDemo: true }, prepare })
export const table = () => screen.findByRole("table", { name: /^Your (?:list and lead )?orders/ })
export const search = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Find an order" })

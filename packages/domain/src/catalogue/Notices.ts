import { type Notice, notice } from "../shared/Notice.ts"

/** spec: order-builder §2.1, §8 [ob8-unknown-source], portal §8 [p8-unknown-source] */
export const noSuchDataSource: Notice = notice("warning", "", "No this datasource, please choose one")

/** spec: order-builder §2.3, shown for sources that use carrier routes */
export const CARRIER_ROUTE_FOOTNOTE = "* Based on postal carrier routes"

import { type Notice, notice } from "../shared/Notice.ts"

/** [ob8-unknown-source] [p8-unknown-source] */
export const noSuchDataSource: Notice = notice("warning", "", "No this datasource, please choose one")

/** The footnote under sources that are sold by carrier route. */
export const CARRIER_ROUTE_FOOTNOTE = "* Based on postal carrier routes"

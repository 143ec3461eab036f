import { type Notice, notice } from "../shared/Notice.ts"
import { portalTexts } from "../shared/wording/portalTexts.ts"

/** The notice for an unknown data source [ob8-unknown-source] [p8-unknown-source]. */
export const unknownSourceNotice: Notice = notice("warning", "", portalTexts.noSuchDataSource)

/** The footnote under sources that are sold by carrier route. */
export const CARRIER_ROUTE_FOOTNOTE = "* Based on postal carrier routes"

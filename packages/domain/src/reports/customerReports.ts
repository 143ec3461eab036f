import type { reportPriceReading } from "../shared/readings.ts"
import { DraftId } from "../shared/DraftId.ts"

/** Reading: the price that reports start at, in dollars. */
export type ReportPrice = (typeof reportPriceReading.options)[number]

/** A report that analyses customers; its link is configured under `linkKey`. */
export const CUSTOMER_REPORTS = [
  { name: "Look-Alike", linkKey: "reportLookALike" },
  { name: "Enhanced Look-Alike", linkKey: "reportEnhanceLookAlike" },
  { name: "Portrait", linkKey: "reportPortrait" },
  { name: "Regional Portrait", linkKey: "reportPortraitRegional" },
] as const
export type CustomerReport = (typeof CUSTOMER_REPORTS)[number]

/** The starting price of a customer report, as its card says it. */
export const reportPriceText = (price: ReportPrice): string => `starting at just $${price}`

/** Reports take between these numbers of business days, both included. */
export const REPORT_TURNAROUND_DAYS = { least: 1, most: 5 } as const

/** The time that a customer report takes. */
export const REPORT_TURNAROUND = "one to five business days"

/** The address of a breakdown: the configured page with the order's session and the demographics asked for. */
export const breakdownLink = (page: string, sessionId: DraftId, demo: string): string =>
  `${page}?sid=${encodeURIComponent(sessionId)}&demo=${encodeURIComponent(demo)}`

/** The same of one area of the order, by its key. */
export const areaReportLink = (page: string, sessionId: DraftId, demo: string, areaKey: string): string =>
  `${breakdownLink(page, sessionId, demo)}&area=${encodeURIComponent(areaKey)}`

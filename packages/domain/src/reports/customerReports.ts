import type { reportPriceReading } from "../shared/readings.ts"
import { DraftId } from "../shared/DraftId.ts"

/** The starting price of reports in dollars, as configured by a reading. */
export type ReportPrice = (typeof reportPriceReading.options)[number]

/** The customer analysis reports; each report's link is configured under its `linkKey`. */
export const CUSTOMER_REPORTS = [
  { name: "Look-Alike", linkKey: "reportLookALike" },
  { name: "Enhanced Look-Alike", linkKey: "reportEnhanceLookAlike" },
  { name: "Portrait", linkKey: "reportPortrait" },
  { name: "Regional Portrait", linkKey: "reportPortraitRegional" },
] as const
export type CustomerReport = (typeof CUSTOMER_REPORTS)[number]

/** Formats the starting price of a customer report for its card. */
export const reportPriceText = (price: ReportPrice): string => `starting at just $${price}`

/** The fewest and the most business days that a report can take. */
export const REPORT_TURNAROUND_DAYS = { least: 1, most: 5 } as const

/** A customer report's turnaround time. */
export const REPORT_TURNAROUND = "one to five business days"

/** Builds a breakdown's URL: the configured page with the order's session and the requested demographic. */
export const breakdownLink = (page: string, draftId: DraftId, demo: string): string =>
  `${page}?sid=${encodeURIComponent(draftId)}&demo=${encodeURIComponent(demo)}`

/** Builds the URL of a breakdown of one of the order's areas, by the area's key. */
export const areaReportLink = (page: string, draftId: DraftId, demo: string, areaKey: string): string =>
  `${breakdownLink(page, draftId, demo)}&area=${encodeURIComponent(areaKey)}`

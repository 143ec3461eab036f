import { DraftId } from "../../src/shared/DraftId.ts"
import { describe, expect, it } from "vitest"
import {
  breakdownLink,
  CUSTOMER_REPORTS,
  REPORT_TURNAROUND,
  REPORT_TURNAROUND_DAYS,
  reportPriceText,
} from "../../src/reports/customerReports.ts"

describe("the reports that analyze customers", () => {
  it("are four, each with its configured link", () => {
    expect(CUSTOMER_REPORTS).toEqual([
      { name: "Look-Alike", linkKey: "reportLookALike" },
      { name: "Enhanced Look-Alike", linkKey: "reportEnhanceLookAlike" },
      { name: "Portrait", linkKey: "reportPortrait" },
      { name: "Regional Portrait", linkKey: "reportPortraitRegional" },
    ])
  })

  it.each([
    ["200", "starting at just $200"],
    ["350.00", "starting at just $350.00"],
  ] as const)("read as %s are '%s'", (reading, text) => {
    expect(reportPriceText(reading)).toBe(text)
  })

  it("take one to five business days", () => {
    expect(REPORT_TURNAROUND_DAYS).toEqual({ least: 1, most: 5 })
    expect(REPORT_TURNAROUND).toBe("one to five business days")
  })
})

describe("the link of a breakdown", () => {
  it("holds the session and the demographics", () => {
    expect(breakdownLink("Report/Breakdown.aspx", DraftId.make("s-1"), "Income")).toBe(
      "Report/Breakdown.aspx?sid=s-1&demo=Income",
    )
  })
})

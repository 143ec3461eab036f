import { displayDay, isIsoDay, toIsoDay } from "../../src/suppression/SuppressionDayRange.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { suppressionDaysRefusalText } from "../../src/suppression/Notices.ts"
import {
  checkSuppressionDays,
  isEndDateDisabled,
  isStartDateDisabled,
  isSuppressedByDays,
} from "../../src/suppression/suppressionDates.ts"
import { AccountId } from "../../src/account/AccountId.ts"

const TODAY = "2026-03-02"
const checked = (start: string, end: string, reading: "pastAllowed" | "pastRefused" = "pastAllowed") =>
  Result.match(checkSuppressionDays({ start, end }, TODAY, reading), {
    onSuccess: () => "fine",
    onFailure: suppressionDaysRefusalText,
  })

describe("the days of a suppression [ob5-suppression-dates]", () => {
  it.each([
    ["2026-02-23", "2026-03-02", "fine"],
    ["2026-03-02", "2026-03-02", "fine"],
    ["2026-03-01", "2026-03-01", "fine"],
    ["2026-03-01", "2026-02-28", "The end date can't be before the start date."],
    ["2026-03-02", "2026-03-03", "The end date can't be after today."],
    ["2026-03-03", "2026-03-03", "The start date can't be after today."],
    ["2026-02-29", "2026-03-02", "Please enter both dates as MM/DD/YYYY."],
    ["2026-02-23", "", "Please enter both dates as MM/DD/YYYY."],
  ])("from %s to %s: %s", (start, end, answer) => {
    expect(checked(start, end)).toBe(answer)
  })

  it("start today at the earliest where a past start is refused", () => {
    expect(checked("2026-03-02", "2026-03-02", "pastRefused")).toBe("fine")
    expect(checked("2026-03-01", "2026-03-02", "pastRefused")).toBe("The start date can't be before today.")
    expect(checked("2026-03-03", "2026-03-03", "pastRefused")).toBe("The start date can't be after today.")
  })

  it("are disabled in the end's picker after today and before the start", () => {
    const days = ["2026-02-27", "2026-02-28", "2026-03-02", "2026-03-03"]
    expect(days.map((day) => isEndDateDisabled(day, "2026-02-28", TODAY))).toEqual([true, false, false, true])
  })

  it("are disabled in the start's picker after today, and before it by the reading", () => {
    const days = ["2026-03-01", "2026-03-02", "2026-03-03"]
    expect(days.map((day) => isStartDateDisabled(day, TODAY, "pastAllowed"))).toEqual([false, false, true])
    expect(days.map((day) => isStartDateDisabled(day, TODAY, "pastRefused"))).toEqual([true, false, true])
  })
})

describe("a written day", () => {
  it.each([
    ["02/28/2026", "2026-02-28"],
    ["02/29/2024", "2024-02-29"],
    ["02/29/2026", undefined],
    ["2/28/2026", undefined],
    ["02/28/26", undefined],
    ["13/01/2026", undefined],
    ["02-28-2026", undefined],
    ["", undefined],
  ])("'%s' is %s", (written, day) => {
    expect(toIsoDay(written)).toBe(day)
  })

  it.each([
    ["2026-02-28", true],
    ["2026-02-30", false],
    ["2026-2-28", false],
    ["2026-13-01", false],
    ["2026-02-28T00:00:00Z", false],
  ])("'%s' as an ISO day: %s", (text, isDay) => {
    expect(isIsoDay(text)).toBe(isDay)
  })
})

describe("a prior order", () => {
  const days = { start: "2026-02-23", end: "2026-03-02" }
  const order = { accountId: AccountId.make(7), listType: 10 }

  it.each([
    ["2026-02-22", false],
    ["2026-02-23", true],
    ["2026-03-02", true],
    ["2026-03-03", false],
  ])("submitted on %s is suppressed: %s", (day, isSuppressed) => {
    expect(isSuppressedByDays({ ...order, day }, order, days)).toBe(isSuppressed)
  })

  it("of another account or list type is not suppressed", () => {
    const prior = { ...order, day: "2026-03-01" }
    expect(isSuppressedByDays(prior, { ...order, accountId: AccountId.make(8) }, days)).toBe(false)
    expect(isSuppressedByDays(prior, { ...order, listType: 20 }, days)).toBe(false)
  })
})

describe("a day", () => {
  it.each(["2026-03-02", "0999-12-31"])("is '%s'", (text) => {
    expect(isIsoDay(text)).toBe(true)
  })

  it.each([
    "2026-3-2",
    "x2026-03-02",
    "2026-03-02x",
    "2026-03-02T00:00:00Z",
    "20260302",
    "2026-02-30",
    "+012345-01-01",
    "",
  ])("is not '%s'", (text) => {
    expect(isIsoDay(text)).toBe(false)
  })

  it.each(["x03/02/2026", "03/02/2026x", "3/2/2026", "03/02/20266", "02/30/2026"])(
    "is not written '%s'",
    (text) => {
      expect(toIsoDay(text)).toBeUndefined()
    },
  )

  it("of an instant is shown without its time", () => {
    expect(displayDay("2026-03-02T23:59:59Z")).toBe("03/02/2026")
  })
})

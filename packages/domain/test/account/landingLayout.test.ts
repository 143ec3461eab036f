import { DraftId } from "../../src/shared/DraftId.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import {
  BANNER_CARDS,
  bannerCards,
  dashboardCards,
  landingVersion,
  latestRows,
  alternateLandingVersion,
} from "../../src/account/landing/landingLayout.ts"
import { type RecentRow, UserInfo } from "../../src/account/settings/UserInfo.ts"

const row = (orderCode: string, orderDate: string): RecentRow => ({
  id: orderCode,
  orderCode,
  orderDate,
  description: "",
  listType: 10,
  quantityAvailable: 1,
  draftId: DraftId.make(""),
})
const some = [row("A", "2026-01-01")]

describe("the landing page", () => {
  it("is the version of the user record, else of the site", () => {
    expect(landingVersion({ landingVersion: 2 }, 1)).toBe(2)
    expect(landingVersion({ landingVersion: 1 }, 2)).toBe(1)
    expect(landingVersion({ landingVersion: 3 }, 2)).toBe(2)
    expect(landingVersion({}, 1)).toBe(1)
  })

  it("has an alternate, which is the other version", () => {
    expect([alternateLandingVersion(1), alternateLandingVersion(2)]).toEqual([2, 1])
  })

  it("has three banners, and the videos where they may be seen [p6-videos]", () => {
    const titles = (showVideos: boolean) => bannerCards({ showVideos }, {}).map((card) => BANNER_CARDS[card])
    const three = [
      "Reach new prospects",
      "Manage (enhance or clean) your customer data",
      "Analyze your customers",
    ]
    expect(titles(false)).toEqual(three)
    expect(titles(true)).toEqual([...three, "Display my videos"])
  })

  it.each([
    ["neither", [], [], "video", "diagnosticPromotion"],
    ["recent orders", some, [], "video", "recentOrders"],
    ["saved orders", [], some, "video", "savedOrders"],
    ["both", some, some, "recentOrders", "savedOrders"],
  ])("with %s shows the cards of the table", (_, recentOrders, savedOrders, middle, third) => {
    expect(dashboardCards({ recentOrders, savedOrders }, {})).toEqual({ middle, third })
  })

  it("shows spinners until the user is known", () => {
    expect(dashboardCards(null, {})).toEqual({ middle: "spinner", third: "spinner" })
  })

  it("shows the 2 latest rows, those of one moment as they came", () => {
    const rows = [
      row("old", "2026-01-01"),
      row("first", "2026-03-01"),
      row("second", "2026-03-01"),
      row("new", "2026-03-02"),
    ]
    expect(latestRows(rows).map(({ orderCode }) => orderCode)).toEqual(["new", "first"])
    expect(latestRows(rows.slice(0, 3)).map(({ orderCode }) => orderCode)).toEqual(["first", "second"])
    expect(latestRows([])).toEqual([])
  })
})

describe("the points of a user", () => {
  it("are never below 0 in what is known of them", () => {
    const decode = Schema.decodeUnknownSync(UserInfo.fields.points)
    expect(() => decode(-1)).toThrow()
    expect(decode(0)).toBe(0)
  })
})

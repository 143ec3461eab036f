import { describe, expect, it } from "vitest"
import type { FullQuickPick, QuickPickKind } from "../../../src/audience/quick-picks/QuickPick.ts"
import { searchQuickPicks } from "../../../src/audience/quick-picks/searchQuickPicks.ts"

const pick = (kind: QuickPickKind, name: string, description = ""): FullQuickPick => ({
  id: name,
  name,
  description,
  kind,
  criteria: [],
})

const ALL = [
  pick("own", "Spring mailing"),
  pick("site", "Young families", "Parents of 25 to 44"),
  pick("site", "Boat owners"),
  pick("site", "Owners of homes"),
  pick("business", "Restaurants", "Owners and chefs"),
]

const names = (text: string, most: number) =>
  searchQuickPicks(ALL, { text, most }).quickPicks.map(({ name }) => name)

describe("the quick picks that fit", () => {
  it("are all in their order where nothing is typed, the first of each kind", () => {
    expect(names("", 2)).toEqual(["Spring mailing", "Young families", "Boat owners", "Restaurants"])
    expect(names("  ", 9)).toEqual(ALL.map(({ name }) => name))
  })

  it("are found by name and by what is said of them, the best fit of a kind first", () => {
    expect(names("owners", 9)).toEqual(["Owners of homes", "Boat owners", "Restaurants"])
    expect(names("PARENTS", 9)).toEqual(["Young families"])
    expect(names("sailing", 9)).toEqual([])
  })

  it("are counted beyond those that are answered", () => {
    expect(searchQuickPicks(ALL, { text: "", most: 1 }).total).toEqual({ own: 1, site: 3, business: 1 })
    expect(searchQuickPicks(ALL, { text: "owners", most: 1 }).total).toEqual({
      own: 0,
      site: 2,
      business: 1,
    })
  })
})

import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { businessQuickPickCriteria } from "../../../src/audience/quick-picks/applyQuickPick.ts"
import { addIndustry, omitIndustry } from "../../../src/audience/industries/chooseIndustries.ts"
import {
  chooseQuickPick,
  isQuickPickChosen,
  type QuickPickSelection,
  activeQuickPicks,
  deselectQuickPick,
} from "../../../src/audience/quick-picks/chooseQuickPick.ts"
import { setRanges } from "../../../src/audience/selectAudience.ts"
import { choose, dental, dentists, pick, spring, start, summer, values } from "./someQuickPicks.ts"

describe("choosing a quick pick [ob4-quick-picks]", () => {
  it("adds its criteria to what is chosen", () => {
    const picked = choose(start, spring, values("INCOME", "A", "B"), values("HOBBY", "G"))
    expect(picked.audience.criteria).toEqual([values("INCOME", "A", "B"), values("HOBBY", "G")])
    expect(isQuickPickChosen(picked.chosen, "Spring")).toBe(true)
    expect(isQuickPickChosen(picked.chosen, "Summer")).toBe(false)
    expect(choose(picked, spring, values("HOBBY", "Z"))).toBe(picked)
  })

  it("takes the place of the earlier one, and leaves what was chosen by hand", () => {
    const picked = choose(choose(start, spring, values("INCOME", "A", "B")), summer, values("HOBBY", "G"))
    expect(picked.audience.criteria).toEqual([values("INCOME", "A"), values("HOBBY", "G")])
    expect(picked.chosen.map(({ name }) => name)).toEqual(["Summer"])
  })

  it("of business types joins the others, and stays when they change", () => {
    const both = choose(choose(start, spring, values("HOBBY", "G")), dentists, dental)
    expect(both.chosen.map(({ name }) => name)).toEqual(["Spring", "Dentists"])
    const changed = choose(both, summer)
    expect(changed.chosen.map(({ name }) => name)).toEqual(["Dentists", "Summer"])
    expect(changed.audience.criteria).toEqual([values("INCOME", "A"), dental])
    const doctors = choose(changed, pick("Doctors", "business"), { ...dental, added: ["8011"] })
    expect(doctors.audience.criteria[1]).toEqual({ ...dental, added: ["8021", "8011"] })
  })

  it("takes the place of a column's criterion that is of another kind", () => {
    const range = [{ from: "25", to: "44" }] as const
    const byHand = { ...start, audience: setRanges(start.audience, "INCOME", range) }
    const picked = choose(byHand, spring, values("INCOME", "B"))
    expect(picked.audience.criteria).toEqual([values("INCOME", "B")])
    const ranged = { ...picked, audience: setRanges(picked.audience, "INCOME", range) }
    expect(deselectQuickPick(ranged, "Spring").audience).toEqual(ranged.audience)
  })

  it("refuses a second item of a radio column and changes nothing", () => {
    const women = { ...start, audience: { ...start.audience, criteria: [values("GENDER", "F")] } }
    expect(
      Result.getFailure(chooseQuickPick(women, spring, [values("GENDER", "M")], ["GENDER"])),
    ).toMatchObject({ value: { _tag: "OnlyOneItem", column: "GENDER" } })
    expect(choose(women, spring, values("GENDER", "F")).audience).toEqual(women.audience)
  })

  it("replaces the radio item of the quick pick before", () => {
    const picked = choose(choose(start, spring, values("GENDER", "F")), summer, values("GENDER", "M"))
    expect(picked.audience.criteria).toEqual([values("INCOME", "A"), values("GENDER", "M")])
  })

  it("of an industry that was omitted by hand adds it, and taking it away does not omit it again", () => {
    const omitted: QuickPickSelection = {
      ...start,
      audience: { ...start.audience, criteria: [{ ...dental, added: [], omitted: ["8021"] }] },
    }
    const picked = choose(omitted, dentists, dental)
    expect(picked.audience.criteria).toEqual([dental])
    expect(deselectQuickPick(picked, "Dentists").audience.criteria).toEqual([])
  })

  it("of business types is made of those that it adds and those that it excludes", () => {
    const item = (industryCode: string, isExcluded: boolean) => ({
      industryCode,
      industryName: "",
      isExcluded,
    })
    expect(businessQuickPickCriteria([item("80", false), item("8021", true), item("83", false)])).toEqual([
      { kind: "industries", column: "SIC", added: ["80", "83"], omitted: ["8021"] },
    ])
    expect(businessQuickPickCriteria([])).toEqual([])
  })
})

describe("a business type that is chosen twice", () => {
  it("by hand and by a quick pick stays when the quick pick goes", () => {
    const byHand = { ...start, audience: addIndustry(start.audience, "SIC", "8021") }
    const picked = choose(byHand, dentists, { ...dental, added: ["8021", "80"] })
    expect(deselectQuickPick(picked, "Dentists").audience).toEqual(byHand.audience)
  })

  it("by hand as omitted stays omitted when a quick pick that omits it goes", () => {
    const byHand = { ...start, audience: omitIndustry(start.audience, "SIC", "8021") }
    const picked = choose(byHand, dentists, { ...dental, added: ["80"], omitted: ["8021"] })
    expect(picked.audience.criteria[1]).toEqual({ ...dental, added: ["80"], omitted: ["8021"] })
    expect(deselectQuickPick(picked, "Dentists").audience).toEqual(byHand.audience)
  })
})

describe("a quick pick after a change by hand", () => {
  const picked = choose(start, spring, values("INCOME", "A", "B", "C"), values("HOBBY", "G"))

  it("is in force for what is left of it", () => {
    const changed = { ...picked.audience, criteria: [values("INCOME", "A", "C", "D")] }
    expect(activeQuickPicks({ ...picked, audience: changed })).toEqual([
      { name: "Spring", kind: "own", added: [values("INCOME", "C")] },
    ])
  })

  it("is none once nothing is left of it", () => {
    const changed = { ...picked.audience, criteria: [values("INCOME", "A")] }
    expect(activeQuickPicks({ ...picked, audience: changed })).toEqual([])
  })

  it("that added nothing stays as long as anything is chosen", () => {
    const same = choose(start, spring, values("INCOME", "A"))
    expect(activeQuickPicks(same)).toEqual(same.chosen)
    expect(activeQuickPicks({ ...same, audience: { ...same.audience, criteria: [] } })).toEqual([])
  })

  it("of business types is in force for the types that are left", () => {
    const both = choose(start, dentists, { ...dental, added: ["8021", "80"], omitted: ["806"] })
    const left = { ...both.audience, criteria: [{ ...dental, added: ["8021"], omitted: ["806"] }] }
    expect(activeQuickPicks({ ...both, audience: left })).toEqual([
      { name: "Dentists", kind: "business", added: [{ ...dental, added: ["8021"], omitted: ["806"] }] },
    ])
  })
})

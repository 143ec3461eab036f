import { Effect, Layer, Result } from "effect"
import { describe, expect, it } from "vitest"
import { applyQuickPick } from "../../../src/audience/quick-picks/applyQuickPick.ts"
import type { QuickPickSelection } from "../../../src/audience/quick-picks/chooseQuickPick.ts"
import { deleteQuickPick } from "../../../src/audience/quick-picks/deleteQuickPick.ts"
import { searchQuickPicks } from "../../../src/audience/quick-picks/searchQuickPicks.ts"
import { withQuickPicks } from "../../../src/audience/quick-picks/withQuickPicks.ts"
import type { Attribute } from "../../../src/audience/attributes/Attribute.ts"
import { Demographics } from "../../../src/audience/attributes/Demographics.ts"
import {
  QUICK_PICK_CRITERIA_REQUIRED,
  DELETE_QUICK_PICK_CONFIRMATION,
  quickPickRefusedNotice,
} from "../../../src/audience/Notices.ts"
import type { QuickPick } from "../../../src/audience/quick-picks/QuickPick.ts"
import { quickPickProblems, saveQuickPick } from "../../../src/audience/quick-picks/saveQuickPick.ts"
import { QuickPicks, type NewQuickPick } from "../../../src/audience/quick-picks/QuickPicks.ts"
import { type AudienceTabState, visibleAudienceTabs } from "../../../src/catalog/audienceTabs.ts"
import { NetworkFailed, Refused } from "../../../src/shared/Failures.ts"
import { choose, dental, dentists, spring, start, summer, values } from "./someQuickPicks.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

const columns: ReadonlyArray<Attribute> = [
  {
    column: "GENDER",
    name: "Gender",
    description: "",
    inputType: "radio",
    category: 3,
    min: null,
    max: null,
    values: [],
    priceElement: null,
  },
]

/** A server that keeps what it is sent, and refuses the name 'taken'. */
const server = () => {
  const saved: Array<NewQuickPick> = []
  const kept = [spring, summer]
  const quickPicks = Layer.succeed(QuickPicks, {
    inFull: () => Effect.sync(() => kept.map((one) => ({ ...one, criteria: [] }))),
    find: (_, asked) =>
      Effect.sync(() =>
        searchQuickPicks(
          kept.map((one) => ({ ...one, criteria: [] })),
          asked,
        ),
      ),
    rename: () => Effect.void,
    list: () => Effect.succeed(kept),
    listBusiness: () => Effect.succeed([dentists]),
    detail: () =>
      Effect.succeed({
        criteria: [values("GENDER", "M")],
        categories: [{ items: [{ description: "Gender", values: ["Male"] }] }],
      }),
    industries: () => Effect.succeed([{ industryCode: "8021", industryName: "Dentists", isExcluded: false }]),
    save: (quickPick) => {
      if (quickPick.name === "taken") return Effect.fail(new Refused({ reason: "The name is taken." }))
      saved.push(quickPick)
      return Effect.void
    },
    remove: (id) => {
      kept.splice(
        kept.findIndex((one) => one.id === id),
        1,
      )
      return Effect.void
    },
  })
  const demographics = Layer.succeed(Demographics, {
    columns: () => Effect.succeed(columns),
    withValues: () => Effect.die("not asked"),
    column: () => Effect.die("not asked"),
  })
  return { saved, layer: Layer.merge(quickPicks, demographics) }
}

describe("applying a quick pick", () => {
  it("asks for what it holds, by its kind", async () => {
    const { layer } = server()
    const apply = (one: QuickPick) =>
      Effect.runPromise(Effect.provide(applyQuickPick(170, start, one), layer))
    expect((await apply(spring)).audience.criteria).toEqual([values("INCOME", "A"), values("GENDER", "M")])
    expect((await apply(summer)).chosen).toEqual([
      { name: "Summer", kind: "site", added: [values("GENDER", "M")] },
    ])
    expect((await apply(dentists)).audience.criteria).toEqual([values("INCOME", "A"), dental])
  })

  it("fails where a radio column would get a second item", async () => {
    const { layer } = server()
    const women = { ...start, audience: { ...start.audience, criteria: [values("GENDER", "F")] } }
    const refused = await Effect.runPromise(
      Effect.provide(Effect.flip(applyQuickPick(10, women, spring)), layer),
    )
    expect(refused).toEqual({ _tag: "OnlyOneItem", column: "GENDER" })
  })
})

const tabs: AudienceTabState = {
  geoType: "zip",
  flags: { combinesSavedLists: true, sources: [] },
  userHasQuickPicks: false,
  exists: { quickPicks: false, audiencePropensities: true, lifestyles: true },
}

describe("saving a quick pick [ob5-quick-pick-save] [ob4-quick-pick-saved]", () => {
  const save = (name: string, definition: string, picked: QuickPickSelection) => {
    const { saved, layer } = server()
    const step = Effect.provide(Effect.result(saveQuickPick(10, { name, definition }, picked)), layer)
    return Effect.runPromise(step).then((result) => ({ saved, result }))
  }

  it.each([
    ["the user's own", spring],
    ["the site's", summer],
  ])("continues to success, and sends everything but what %s added", async (_, one) => {
    const picked = choose(choose(start, one, values("INCOME", "B")), dentists, dental)
    const { saved, result } = await save(" Both ", " all of it ", picked)
    expect(Result.getOrThrow(result)).toBe("success")
    expect(saved).toEqual([
      { listType: 10, name: "Both", description: "all of it", criteria: [values("INCOME", "A"), dental] },
    ])
  })

  it("needs a criterion of its own", async () => {
    const nothing: QuickPickSelection = { ...start, audience: { ...start.audience, criteria: [] } }
    const onlyPicked = choose(nothing, spring, values("INCOME", "B"))
    for (const picked of [nothing, onlyPicked]) {
      const { saved, result } = await save("Both", "all", picked)
      expect(Result.getFailure(result)).toMatchObject({ value: { _tag: "NoQuickPickCriteria" } })
      expect(saved).toEqual([])
    }
    expect(QUICK_PICK_CRITERIA_REQUIRED).toBe(TEXTS.quickPickWithoutCriteria)
  })

  it("needs a name and a definition", async () => {
    const { saved, result } = await save(" ", "all", start)
    expect(Result.getFailure(result)).toMatchObject({
      value: { _tag: "FormIncomplete", problems: { name: "It's required" } },
    })
    expect(saved).toEqual([])
    expect(quickPickProblems({ name: "", definition: " " })).toEqual({
      name: "It's required",
      definition: "It's required",
    })
  })

  it("says in a banner why the server refused it [ob8-quick-pick-failed]", async () => {
    const { result } = await save("taken", "all", start)
    expect(Result.getFailure(result)).toMatchObject({ value: { _tag: "Refused" } })
    expect(quickPickRefusedNotice(new Refused({ reason: "The name is taken." }))).toMatchObject({
      kind: "warning",
      title: "",
      text: "The name is taken.",
    })
    expect(quickPickRefusedNotice(new Refused({ reason: "" }))).toBeNull()
    expect(quickPickRefusedNotice(new NetworkFailed())).toBeNull()
  })

  it("sets the page's flags, so the tab shows, but never for 270 [ob4-quick-pick-saved]", () => {
    const saved = withQuickPicks(tabs, [spring])
    expect(saved).toEqual({
      ...tabs,
      userHasQuickPicks: true,
      exists: { quickPicks: true, audiencePropensities: true, lifestyles: true },
    })
    expect(visibleAudienceTabs(30, tabs)).not.toContain("quickPicks")
    expect(visibleAudienceTabs(30, saved)).toContain("quickPicks")
    expect(visibleAudienceTabs(10, saved)).toContain("quickPicks")
    expect(visibleAudienceTabs(270, saved)).not.toContain("quickPicks")
  })
})

describe("deleting a quick pick [ob8-quick-pick-delete]", () => {
  it("is asked for first", () => {
    expect(DELETE_QUICK_PICK_CONFIRMATION).toBe(TEXTS.deleteQuickPick)
  })

  it("leaves the others", async () => {
    const { layer } = server()
    const left = Effect.andThen(
      deleteQuickPick("Spring"),
      Effect.flatMap(QuickPicks, (quickPicks) => quickPicks.inFull(10)),
    )
    expect(await Effect.runPromise(Effect.provide(left, layer))).toEqual([{ ...summer, criteria: [] }])
  })

  it.each([
    [[], false, false],
    [[summer], false, true],
    [[spring, summer], true, true],
    [[dentists], false, false],
  ])("%j sets the page's flags to %s and %s", (left, userHas, exist) => {
    const flags = withQuickPicks(tabs, left)
    expect([flags.userHasQuickPicks, flags.exists.quickPicks]).toEqual([userHas, exist])
    expect(flags.exists.lifestyles).toBe(true)
  })
})

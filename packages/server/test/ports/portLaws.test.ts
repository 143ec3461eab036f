import { Demographics, AttributeSuggestions, parseCriteria } from "@listwright/domain/audience"
import { countLive, CountRuns, runCount } from "@listwright/domain/counting"
import {
  type Area,
  areaCode,
  type CanonicalDefinition,
  canonicalDefinition,
  emptyDefinition,
} from "@listwright/domain/definition"
import { Drafts } from "@listwright/domain/drafts"
import { Areas, findAreas, resolveAreas, Places, type SearchableKind } from "@listwright/domain/geography"
import { priceLive } from "@listwright/domain/pricing"
import { operationDefinition, SavedLists } from "@listwright/domain/saved-lists"
import { firstPage, SavedListId, Zip } from "@listwright/domain/shared"
import { Effect, Result } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { signedIn } from "../http/caller.ts"
import { sharedSite } from "../http/sharedSite.ts"
import { sameButForTable } from "./differences.ts"
import { NAMES, type Ports, runningAs } from "./implementations.ts"

/*
 * The laws of the ports, over both of their implementations: one makes calls of `/api/v1` where they say more, the other
 * knows the original calls alone. What the original contract can't say stands in the table of `differences.ts`.
 */

const { url } = sharedSite()
let cookie = ""
beforeAll(async () => {
  cookie = (await signedIn(url)).cookie()
})

const { both, run } = runningAs(url, () => cookie)

const state = (code: string): Area => ({ kind: "state", state: code, excluded: false })

const definitionOf = (...areas: ReadonlyArray<Area>): CanonicalDefinition =>
  canonicalDefinition({ ...emptyDefinition(10), areas, phoneOption: "phonesWhereAvailable" })

const asked = (definition: CanonicalDefinition) => ({ definition, draftId: null, revision: 7 })

describe("areas", () => {
  const SEARCHED: ReadonlyArray<readonly [SearchableKind, string, string]> = [
    ["zip", "60614", "60614"],
    ["scf", "606", "606"],
    ["state", "Texas", "TX"],
    ["county", "Cook, IL", "17031"],
    ["city", "Chicago, Illinois", "IL:Chicago"],
    ["metroArea", "Chicago metro", "16980"],
    ["congressionalDistrict", "TX-21", "TX21"],
    ["nation", "1", "1"],
  ]
  const named = Effect.map(
    resolveAreas(
      SEARCHED.map(([kind, written]) => ({ kind, written })),
      10,
    ),
    (results) => results.map((one) => (Result.isSuccess(one) ? one.success : one.failure._tag)),
  )

  it("that a name means are the same by both", async () => {
    const [v1, original] = await both(named)
    expect(original).toEqual(v1)
    expect(v1.map((area) => (typeof area === "string" ? area : areaCode(area)))).toEqual(
      SEARCHED.map(([, , code]) => code),
    )
  })

  it("that a search finds are found by their codes, and the same by both", async () => {
    const [v1, original] = await both(
      Effect.gen(function* () {
        const [group] = yield* findAreas({ text: "Cook, IL", listType: 10, kind: "county", most: 5 })
        const hit = group?.hits[0]
        const places = yield* Places
        const byCode = yield* places.area("county", hit === undefined ? "" : areaCode(hit.area))
        expect(byCode.area).toEqual(hit?.area)
        return { hit, byCode }
      }),
    )
    sameButForTable("found area", v1.hit, original.hit)
    sameButForTable("area", v1.byCode, original.byCode)
  })

  it("that a search found count the same by both", async () => {
    const [v1, original] = await both(
      Effect.flatMap(named, (areas) => {
        const found = areas.flatMap((area) =>
          typeof area === "string" || area.kind === "nation" ? [] : [area],
        )
        return countLive(asked(definitionOf(...found)))
      }),
    )
    expect(v1?.total).toBeGreaterThan(0)
    sameButForTable("count", v1, original)
  })

  it("are valid, and in a range, by both alike", async () => {
    const [v1, original] = await both(
      Effect.gen(function* () {
        const areas = yield* Areas
        return [
          yield* areas.validCodes(10, "zip", ["60614", "00000", "60618"]),
          yield* areas.zipsInRange("60614", "60618", 20),
        ]
      }),
    )
    expect(v1[0]).toEqual(["60614", "60618"])
    expect(original).toEqual(v1)
  })

  it("that there aren't are found by neither", async () => {
    const unknown = Effect.flatMap(Places, (places) =>
      Effect.map(Effect.flip(places.area("county", "99999")), ({ _tag }) => _tag),
    )
    expect(await both(unknown)).toEqual(["NotFound", "NotFound"])
  })
})

describe("attributes", () => {
  it("are the same by both, all at once and one by one", async () => {
    const [v1, original] = await both(
      Effect.gen(function* () {
        const demographics = yield* Demographics
        const all = yield* demographics.withValues(10)
        expect(yield* demographics.column(10, "INCOME")).toEqual(
          all.find(({ column }) => column === "INCOME"),
        )
        return all
      }),
    )
    expect(v1.length).toBeGreaterThan(50)
    expect(original).toEqual(v1)
  })

  it.each(["golf", "dog", "income over 100k", "nothing of the kind"])(
    "that '%s' finds are the same by both",
    async (text) => {
      const [v1, original] = await both(
        Effect.flatMap(AttributeSuggestions, ({ search }) => search(10, text, 6)),
      )
      expect(original).toEqual(v1)
    },
  )
})

const COUNTED: Readonly<Record<string, Effect.Effect<CanonicalDefinition, unknown, Ports>>> = {
  "states without a ZIP Code": Effect.succeed(
    definitionOf(state("IL"), state("TX"), { kind: "zip", zip: Zip.make("60614"), excluded: true }),
  ),
  "an area without records": Effect.succeed(
    definitionOf(state("IL"), { kind: "zip", zip: Zip.make("60614"), excluded: false }),
  ),
  "an audience with phones only": Effect.map(parseCriteria(10, ["AGE=25-44", "GENDER=F"]), (criteria) =>
    canonicalDefinition({
      ...definitionOf(state("IL"), state("TX")),
      audience: { unit: "individuals", criteria },
      phoneOption: "onlyWithPhones",
    }),
  ),
  "one record per household": Effect.succeed(
    canonicalDefinition({
      ...definitionOf(state("OH")),
      audience: { unit: "allHouseholds", criteria: [] },
    }),
  ),
  "a radius and the rest of its state": Effect.succeed(
    definitionOf(
      {
        kind: "radius",
        name: "Store",
        longitude: -87.65,
        latitude: 41.92,
        miles: 20,
        withinState: null,
        granularity: "standard",
        excluded: false,
      },
      state("IL"),
    ),
  ),
}

describe("a count", () => {
  it.each(Object.keys(COUNTED))("of %s is the same by both", async (name) => {
    const [v1, original] = await both(
      Effect.flatMap(COUNTED[name] ?? Effect.die("no such definition"), (definition) =>
        countLive(asked(definition)),
      ),
    )
    expect(v1?.total).toBeGreaterThan(0)
    sameButForTable("count", v1, original)
  })

  it("of a draft is officially the same by both", async () => {
    const draft = await run(
      "v1",
      Effect.gen(function* () {
        const drafts = yield* Drafts
        const made = yield* drafts.create(10)
        return yield* drafts.put(made.id, {
          baseRevision: made.revision,
          definition: definitionOf(state("IL"), state("TX")),
          choices: made.choices,
        })
      }),
    )
    const [v1, original] = await both(Effect.map(runCount(draft.id), ({ answer }) => answer))
    const { countedAt: _then, ...first } = v1
    const { countedAt: _now, ...second } = original
    sameButForTable("official count", first, second)
  })

  it("has the same price by both", async () => {
    const question = {
      ...asked(
        definitionOf(state("IL"), state("TX"), { kind: "zip", zip: Zip.make("60614"), excluded: true }),
      ),
      choices: { listUsage: 1, promoCode: null, quantities: {} },
    }
    const [v1, original] = await both(priceLive(question))
    expect(v1?.figures.totalBeforeTax).toMatch(/^\d+\.\d\d$/)
    sameButForTable("price", v1, original)
  })
})

describe("a saved list", () => {
  const saving = (name: string, ...areas: ReadonlyArray<Area>) =>
    Effect.flatMap(SavedLists, (lists) =>
      lists.saveDefinition({ name, definition: definitionOf(...areas), accountId: null }),
    )
  const page = Effect.flatMap(SavedLists, (lists) =>
    lists.page({ accountId: null, search: "", start: null, end: null }, firstPage("savedLists")),
  )

  it.each(NAMES)("of %s is listed and retrieved by both, with the same definition", async (name) => {
    const { definition, row } = await run(name, saving(`Of ${name}`, state("IL"), state("OH")))
    const [rowsOfV1, rowsOfOriginal] = await both(page)
    expect(rowsOfOriginal).toEqual(rowsOfV1)
    expect(rowsOfV1.items).toContainEqual(row)
    const [v1, original] = await both(Effect.flatMap(SavedLists, ({ get }) => get(row.id)))
    expect(v1.definition).toEqual(definition)
    sameButForTable("saved list", v1, original)
  })

  it("opens as a draft that selects the same by both", async () => {
    const { row } = await run("v1", saving("Opened", state("IL")))
    const [{ id: _v1, ...v1 }, { id: _original, ...original }] = await both(
      Effect.flatMap(SavedLists, ({ open }) => open(row.id)),
    )
    sameButForTable("draft", v1, original)
  })

  it("combines with another to the same count by both, as lists and as one union", async () => {
    const first = await run("original", saving("First", state("TX"), state("IL")))
    const second = await run("v1", saving("Second", state("IL"), state("OH")))
    const savedCounts = [first.row.id, second.row.id]
    const { accountId } = first.row
    const combined = Effect.gen(function* () {
      const session = yield* (yield* SavedLists).combine({ accountId, listType: 10, savedCounts })
      const { answer } = yield* runCount(session)
      return answer.areas
    })
    const [v1, original] = await both(combined)
    expect(original).toEqual(v1)
    const union = operationDefinition({ listType: 10, savedCounts }, "union", null)
    const [ofV1, ofOriginal] = await both(countLive(asked(union)))
    sameButForTable("count", ofV1, ofOriginal)
    expect(ofV1?.total).toBe(v1.reduce((sum, { available }) => sum + available, 0))
  })

  it.each(NAMES)("that %s removes is listed by neither", async (name) => {
    const { row } = await run("v1", saving(`Removed by ${name}`, state("IL")))
    await run(
      name,
      Effect.flatMap(SavedLists, ({ remove }) => remove([row.id])),
    )
    const ids = (await both(page)).map(({ items }) => items.map(({ id }) => id))
    for (const listed of ids) expect(listed).not.toContain(row.id)
    const gone = Effect.flatMap(SavedLists, ({ get }) => Effect.flip(get(row.id)))
    expect((await both(gone)).map(({ _tag }) => _tag)).toEqual(["NotFound", "NotFound"])
  })
})

describe("the original contract alone", () => {
  const NONE = SavedListId.make("none")
  const REFUSED: Readonly<Record<string, Effect.Effect<unknown, { readonly _tag: string }, Ports>>> = {
    "Areas.places": Effect.flatMap(Areas, ({ places }) => places(["60614"])),
    "Areas.references": Effect.flatMap(Areas, ({ references }) => references),
    "Places.searchAddress": Effect.flatMap(Places, ({ searchAddress }) => searchAddress("2000 N Clark St")),
    "Places.suggestions": Effect.flatMap(Places, ({ suggestions }) => suggestions("2000 N Cl", null)),
    "CountRuns.stop": Effect.flatMap(CountRuns, ({ stop }) => stop("none")),
    "Drafts.create": Effect.flatMap(Drafts, ({ create }) => create(10)),
    "SavedLists.rename": Effect.flatMap(SavedLists, ({ rename }) => rename(NONE, "Other")),
    "SavedLists.duplicate": Effect.flatMap(SavedLists, ({ duplicate }) => duplicate(NONE, null)),
    "SavedLists.exportFile": Effect.flatMap(SavedLists, ({ exportFile }) => exportFile(NONE)),
    "SavedLists.recount": Effect.flatMap(SavedLists, ({ recount }) => recount(NONE)),
    "SavedLists.repeat": Effect.flatMap(SavedLists, ({ repeat }) => repeat(NONE)),
  }
  it.each(Object.keys(REFUSED))("has no call for %s, and says so", async (name) => {
    const failed = await run("original", Effect.flip(REFUSED[name] ?? Effect.die("no such row")))
    expect(failed).toMatchObject({ _tag: "Refused", message: "The original contract has no call for this." })
  })

  it("refuses combinations that it has no form for", async () => {
    const definition = operationDefinition(
      { listType: 10, savedCounts: [NONE, SavedListId.make("other")] },
      "intersect",
      null,
    )
    expect(await run("original", Effect.flip(countLive(asked(definition))))).toMatchObject({
      _tag: "Refused",
      message: expect.stringContaining("other than a union"),
    })
  })
})

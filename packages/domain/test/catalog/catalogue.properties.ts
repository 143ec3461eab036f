import fc from "fast-check"
import { deepStrictEqual } from "node:assert/strict"
import type { SiteSource } from "../../src/account/SiteSource.ts"
import { allowedSources } from "../../src/catalog/allowedSources.ts"
import { areaMenu } from "../../src/catalog/areaMenu.ts"
import { visibleAreaTabs } from "../../src/catalog/areaTabs.ts"
import { type AudienceTabState, visibleAudienceTabs } from "../../src/catalog/audienceTabs.ts"
import { resolveOrderEntry } from "../../src/catalog/resolveOrderEntry.ts"
import { resolveTab } from "../../src/catalog/resolveTab.ts"
import { landingCards } from "../../src/catalog/landingCards.ts"
import { LIST_TYPES } from "../../src/catalog/listTypes.ts"
import { radiusModes } from "../../src/catalog/radiusModes.ts"
import { AREA_TABS, AUDIENCE_TABS } from "../../src/catalog/tabs.ts"
import { geoTypes } from "../../src/definition/GeoType.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"

const configured = fc.constantFrom(...LIST_TYPES.map(({ code }) => code))
const anyCode = fc.oneof(configured, fc.integer({ min: -10, max: 300 }))
const reading = fc.constantFrom("refused" as const, "orderable" as const)
const ownSources: fc.Arbitrary<ReadonlyArray<SiteSource>> = fc.array(
  fc.record({
    listType: anyCode,
    withoutTabs: fc.subarray<string>([...AREA_TABS, ...AUDIENCE_TABS]),
  }),
  { maxLength: 3 },
)
const areaFlags = fc.record({
  offersZipPaste: fc.boolean(),
  mixesAreaKinds: fc.boolean(),
  sources: ownSources,
})
const audienceState: fc.Arbitrary<AudienceTabState> = fc.record({
  geoType: fc.constantFrom(...geoTypes.names),
  flags: fc.record({ combinesSavedLists: fc.boolean(), sources: ownSources }),
  userHasQuickPicks: fc.boolean(),
  exists: fc.record({
    quickPicks: fc.boolean(),
    audiencePropensities: fc.boolean(),
    lifestyles: fc.boolean(),
  }),
})
const anyTab = fc.option(fc.oneof(fc.constantFrom(...AREA_TABS), fc.string()))

const isSubset = (part: ReadonlyArray<string>, whole: ReadonlyArray<string>): boolean =>
  part.every((each) => whole.includes(each))

/** Checks that every part occurs in the whole exactly once, and in the same order. */
const isInOrderOf = (part: ReadonlyArray<string>, whole: ReadonlyArray<string>): boolean =>
  part.join(" ") === whole.filter((each) => part.includes(each)).join(" ")

export const catalogSentences = sentencesAbout(
  "catalog",
  always(
    "the tabs of every source are distinct and in the order of the menus",
    fc.property(
      fc.constantFrom(...LIST_TYPES),
      ({ areaTabs, audienceTabs }) =>
        isInOrderOf(areaTabs, AREA_TABS) && isInOrderOf(audienceTabs, AUDIENCE_TABS),
    ),
  ),
  // [ob6-tab-flags]
  always(
    "switching a flag off never adds an area tab",
    fc.property(anyCode, areaFlags, areaFlags, (listType, a, b) =>
      isSubset(
        visibleAreaTabs(listType, {
          offersZipPaste: a.offersZipPaste && b.offersZipPaste,
          mixesAreaKinds: a.mixesAreaKinds && b.mixesAreaKinds,
          sources: a.sources,
        }),
        visibleAreaTabs(listType, a),
      ),
    ),
  ),
  always(
    "a site hides the tabs that it names, and no others",
    fc.property(configured, areaFlags, audienceState, (listType, area, state) => {
      const hidden = area.sources.find((one) => one.listType === listType)?.withoutTabs ?? []
      const all = { ...area, sources: [] }
      const flags = { ...state.flags, sources: area.sources }
      deepStrictEqual(
        [...visibleAreaTabs(listType, area), ...visibleAudienceTabs(listType, { ...state, flags })],
        [
          ...visibleAreaTabs(listType, all),
          ...visibleAudienceTabs(listType, { ...state, flags: { ...flags, sources: [] } }),
        ].filter((tab) => !hidden.includes(tab)),
      )
    }),
  ),
  // [ob6-tab-flags]
  always(
    "switching saved counts off takes away their audience tab and no other",
    fc.property(configured, audienceState, (listType, state) => {
      const without = visibleAudienceTabs(listType, {
        ...state,
        flags: { ...state.flags, combinesSavedLists: false },
      })
      deepStrictEqual(
        without,
        visibleAudienceTabs(listType, state).filter((tab) => tab !== "multiCount"),
      )
    }),
  ),
  always(
    "the shown audience tabs are distinct, in order, and of the source but for the user's own quick picks",
    fc.property(fc.constantFrom(...LIST_TYPES), audienceState, ({ code, audienceTabs }, state) => {
      const shown = visibleAudienceTabs(code, state)
      return (
        isInOrderOf(shown, AUDIENCE_TABS) &&
        isSubset(
          shown.filter((tab) => tab !== "quickPicks"),
          audienceTabs,
        )
      )
    }),
  ),
  always(
    "the guard leads to a tab that is shown, and to landing only where there is none",
    fc.property(fc.subarray([...AREA_TABS]), anyTab, anyTab, (shown, asked, last) => {
      const opened = resolveTab(asked, last, shown)
      return opened === "landing" ? shown.length === 0 : shown.includes(opened)
    }),
  ),
  always(
    "the guard never leads away from a tab that is shown",
    fc.property(
      fc
        .subarray([...AREA_TABS], { minLength: 1 })
        .chain((shown) =>
          fc.record({ shown: fc.constant(shown), asked: fc.constantFrom(...shown), last: anyTab }),
        ),
      ({ shown, asked, last }) => resolveTab(asked, last, shown) === asked,
    ),
  ),
  always(
    "the two groups of the area menu part the tabs between them, and a phone's menu is part of it",
    fc.property(fc.subarray([...AREA_TABS]), (shown) => {
      const { standard, map } = areaMenu(shown, "desktop")
      const mobile = areaMenu(shown, "mobile")
      deepStrictEqual([...standard, ...map].toSorted(), shown.toSorted())
      return isSubset(mobile.standard, standard) && mobile.map.length === 0
    }),
  ),
  always(
    "landing shows each allowed and configured source once, and saturation last",
    fc.property(fc.array(anyCode), (allowed) => {
      const cards = landingCards(allowed).map(({ listType }) => listType)
      const expected = LIST_TYPES.map(({ code }) => code).filter((code) => allowed.includes(code))
      deepStrictEqual(
        cards.toSorted((a, b) => a - b),
        expected,
      )
      return !cards.includes(50) || cards.at(-1) === 50
    }),
  ),
  // [p6-allowed-sources] [ob6-allowed-sources]
  always(
    "the builder opens exactly the sources that the user is offered",
    fc.property(anyCode, fc.option(fc.array(anyCode)), reading, (listType, ofUser, list270) => {
      const entry = resolveOrderEntry(String(listType), ofUser, { readings: { list270 }, sources: [] })
      return (entry._tag === "Order") === allowedSources(ofUser, list270).includes(listType)
    }),
  ),
  always(
    "a radius starts with single records and is made only of codes that the source knows",
    fc.property(fc.constantFrom(...LIST_TYPES), ({ code, areaTabs, pasteTypes }) => {
      const [first, ...codes] = radiusModes(code)
      return areaTabs.includes("radius")
        ? first === "standard" && isSubset(codes, pasteTypes)
        : first === undefined
    }),
  ),
)

import { DraftId } from "../../src/shared/DraftId.ts"
import { describe, expect, it } from "vitest"
import { allowedSources } from "../../src/catalog/allowedSources.ts"
import { resolveOrderEntry } from "../../src/catalog/resolveOrderEntry.ts"
import { demoRouteName, geoRouteName, resolveTab } from "../../src/catalog/resolveTab.ts"
import { COUNT_LINK, EDIT_SAVED_COUNT_LINK, orderLink } from "../../src/catalog/orderLinks.ts"
import { pageNotFoundNotice } from "../../src/shared/Notices.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const warning = {
  kind: "warning",
  title: "",
  text: TEXTS.noSuchDataSource,
  durationMs: 5_000,
}

const site = { readings: {}, sources: [10, 20, 170, 270].map((listType) => ({ listType })) }

describe("the sources that a user is offered [p6-allowed-sources] [ob6-allowed-sources]", () => {
  it.each([
    [null, "refused", [10, 170]],
    [[], "refused", []],
    [[50, 20, 50], "refused", [50, 20]],
    [[220, 230, 0, 999, 10], "refused", [10]],
    [[270, 10], "refused", [10]],
    [[270, 10], "orderable", [270, 10]],
  ] as const)("of %j, 270 %s, are %j", (ofUser, reading, offered) => {
    expect(allowedSources(ofUser, reading)).toEqual(offered)
  })
})

describe("an address of the builder [ob8-unknown-source] [p8-unknown-source]", () => {
  it("opens a source that the user is offered", () => {
    expect(resolveOrderEntry("170", [170], site)).toMatchObject({ _tag: "Order", source: { code: 170 } })
    expect(resolveOrderEntry("270", [270], { ...site, readings: { list270: "orderable" } })).toMatchObject({
      _tag: "Order",
      source: { code: 270 },
    })
  })

  it.each([
    ["unknown", "15", [15, 10]],
    ["not allowed for the user", "20", [10]],
    ["not orderable by the reading", "270", [270]],
    ["without a configuration", "220", [220]],
    ["no number", "ten", [10]],
    ["a number written otherwise", "010", [10]],
    ["a number and more", "10x", [10]],
  ])("leads to landing with a warning when the source is %s", (_, listType, ofUser) => {
    expect(resolveOrderEntry(listType, ofUser, site)).toEqual({ _tag: "Landing", notice: warning })
  })

  it("leads to landing with what became of it when the site does not sell the source any more", () => {
    const text =
      "This site isn't selling New Movers lists (NMV40) right now. Your existing lists are still saved."
    expect(resolveOrderEntry("40", [10], site)).toEqual({ _tag: "Landing", notice: { ...warning, text } })
  })

  it.each([undefined, ""])("leads to landing without a word for no source (%j)", (listType) => {
    expect(resolveOrderEntry(listType, [10], site)).toEqual({ _tag: "Landing", notice: null })
  })

  it("that is not an address at all has its own notice", () => {
    expect(pageNotFoundNotice).toMatchObject({
      kind: "error",
      text: TEXTS.pageNotFound,
    })
  })
})

describe("the address of a tab", () => {
  it("opens the tab asked for where it is shown", () => {
    expect(resolveTab("city", "zip", ["zip", "city"])).toBe("city")
  })

  it("opens the first tab where the one asked for is not shown, whatever was used last", () => {
    expect(resolveTab("moreArea", "city", ["zip", "city"])).toBe("zip")
    expect(resolveTab("nowhere", null, ["zip", "city"])).toBe("zip")
  })

  it("leads from saturation's demographics to its resident list", () => {
    expect(resolveTab("demoDemographics", null, ["residentOccupantList"])).toBe("residentOccupantList")
  })

  it("without a tab opens the last used one, else the first", () => {
    expect(resolveTab(null, "city", ["zip", "city"])).toBe("city")
    expect(resolveTab(null, "moreArea", ["zip", "city"])).toBe("zip")
    expect(resolveTab(null, null, ["zip", "city"])).toBe("zip")
  })

  it("leads to landing without a tab", () => {
    expect(resolveTab("zip", "zip", [])).toBe("landing")
  })

  it("names its route by its step", () => {
    expect(geoRouteName("SCFCode")).toBe("geo-SCFCode")
    expect(demoRouteName("intrestsPurchasing")).toBe("demo-intrestsPurchasing")
  })
})

describe("a link into the builder", () => {
  it("names source and session", () => {
    expect(orderLink(EDIT_SAVED_COUNT_LINK, 10, DraftId.make("a b"))).toBe(
      "/order/10?FromGateway=1&SessionId=a%20b",
    )
    expect(orderLink(COUNT_LINK, 170, DraftId.make("s-1"))).toBe("/order/170/summary?SessionId=s-1")
  })
})

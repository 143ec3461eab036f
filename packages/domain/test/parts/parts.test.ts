import { expect, it } from "vitest"
import {
  hasPage,
  hasPart,
  PART_ROWS,
  findCallPart,
  findLinkPart,
  findPagePart,
  PARTS,
} from "../../src/parts.ts"

it("a site has every part that it did not switch off [p6-parts]", () => {
  expect(PARTS.filter((part) => hasPart({}, part))).toEqual(PARTS)
  expect(PARTS.filter((part) => hasPart({ withoutParts: ["videos", "watching"] }, part))).toEqual([
    "rewards",
    "services",
    "selfTest",
  ])
})

it("gives no call, page or link key to two parts [p6-parts]", () => {
  for (const list of ["calls", "pages", "linkKeys"] as const) {
    const all = PARTS.flatMap((part) => PART_ROWS[part][list])
    expect(new Set(all).size, list).toBe(all.length)
  }
})

it("knows the part of a call, a page and a link key, and none of those that every site has [p6-parts]", () => {
  expect(["RedeemCartOrder", "GetUserPoint"].map(findCallPart)).toEqual(["rewards", null])
  expect(["/DigitalReporting", "/slc"].map(findPagePart)).toEqual(["services", null])
  expect(["reverseEmailAppend", "reportPortrait", "history"].map(findLinkPart)).toEqual([
    "services",
    "services",
    null,
  ])
})

it("has the pages of its parts alone, and all others [p6-parts]", () => {
  const pages = ["/reward", "/videos", "/orderhistory"]
  expect(pages.map((page) => hasPage({ withoutParts: ["rewards"] }, page))).toEqual([false, true, true])
})

import { expect, it } from "vitest"
import { approximateShareText, compactShareText } from "../../../src/audience/step/approximateShareText.ts"

it.each([
  [0, "0%", "about 0%"],
  [0.004, "<1%", "less than 1%"],
  [0.0099, "<1%", "less than 1%"],
  [0.01, "1%", "about 1%"],
  [0.125, "13%", "about 13%"],
  [0.99, "99%", "about 99%"],
  [0.996, ">99%", "more than 99%"],
  [1, "100%", "about 100%"],
])("a share of %d reads %s, in words %s", (share, text, words) => {
  expect([compactShareText(share), approximateShareText(share)]).toEqual([text, words])
})

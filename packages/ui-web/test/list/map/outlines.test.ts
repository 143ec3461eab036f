import { expect, it } from "vitest"
import { sortOutlines, type Outline } from "../../../src/list/map/OutlinesReader.tsx"

const outline = (code: string, name: string): Outline => ({ id: 1, code, name })

it("lists states by their names, not by their codes, and the counties of a state together", () => {
  const names = (level: Parameters<typeof sortOutlines>[0], ...outlines: ReadonlyArray<Outline>) =>
    sortOutlines(level, outlines).map(({ name }) => name)
  expect(names("state", outline("AK", "Alaska"), outline("AL", "Alabama"), outline("AZ", "Arizona"))).toEqual(
    ["Alabama", "Alaska", "Arizona"],
  )
  expect(
    names(
      "county",
      outline("18001", "Adams, IN"),
      outline("17031", "Cook, IL"),
      outline("17001", "Adams, IL"),
    ),
  ).toEqual(["Adams, IL", "Cook, IL", "Adams, IN"])
})

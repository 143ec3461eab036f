import { ATTRIBUTES, LIFESTYLE_ATTRIBUTES, PRICE_ELEMENTS } from "@listwright/domain/glossary"
import { assert, describe, it } from "vitest"
import { SAMPLE_UNIVERSES, demoNameLists } from "../../src/sample-universe/sampleUniverses.ts"

const columns = Object.values(SAMPLE_UNIVERSES).flatMap((universe) =>
  universe.columns(demoNameLists(universe)).map(({ column }) => column),
)

describe("the attributes of the catalog", () => {
  it("are called what the glossary calls them", () => {
    assert.deepStrictEqual(
      Object.fromEntries(columns.map(({ column, name }) => [column, name])),
      Object.fromEntries(Object.entries({ ...ATTRIBUTES, ...LIFESTYLE_ATTRIBUTES })),
    )
  })

  it("are priced under their own name, where one alone is sold as an element", () => {
    const elements = Map.groupBy(
      columns.filter(({ priceElement }) => priceElement !== null),
      ({ priceElement }) => priceElement ?? "",
    )
    const alone = [...elements].flatMap(([element, [first, ...others]]) =>
      first === undefined || others.length > 0 ? [] : [[element, first.name] as const],
    )
    const labels = new Map<string, string>(Object.entries(PRICE_ELEMENTS))
    assert.deepStrictEqual(
      alone.map(([element]) => [element, labels.get(element)]),
      alone.map(([element, name]) => [element, name]),
    )
    assert.sameMembers(["Base", "Phone", ...elements.keys()], [...labels.keys()])
  })
})

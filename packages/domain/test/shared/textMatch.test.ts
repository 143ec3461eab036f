import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  sortByBestMatch,
  findNamedItems,
  sortInDisplayOrder,
  TEXT_MATCHES,
  textMatch,
} from "../../src/shared/textMatch.ts"

const named = (...names: ReadonlyArray<string>) => ({ names })
/** Few letters, so that texts fit often. */
const word = fc.string({ unit: fc.constantFrom("a", "B", "é", "1", "-", " "), maxLength: 8 })
const groupsOf = fc.uniqueArray(
  fc.record({
    kind: fc.string({ maxLength: 4 }),
    items: fc.array(fc.record({ names: fc.array(word, { minLength: 1, maxLength: 3 }) }), { maxLength: 6 }),
  }),
  { selector: ({ kind }) => kind, maxLength: 4 },
)

/** Returns the rank of the best match of any of the names; the number of ranks if nothing matches. */
const rankOf = (text: string, { names }: { readonly names: ReadonlyArray<string> }): number => {
  const matches = names.map((name) => textMatch(text, name))
  const best = TEXT_MATCHES.findIndex((match) => matches.includes(match))
  return best === -1 ? TEXT_MATCHES.length : best
}

describe("a text", () => {
  it.each([
    ["saved lists", "Saved Lists", "whole"],
    ["  SAVED   LISTS ", "Saved Lists", "whole"],
    ["sav", "Saved Lists", "beginning"],
    ["list", "Saved Lists", "laterWord"],
    ["10", "ORD-1024", "laterWord"],
    ["ist", "Saved Lists", "inside"],
    ["ome", "Some home omelet", "laterWord"],
    ["munoz", "José Muñoz", "laterWord"],
    ["cash", "Saved Lists", null],
    ["", "Saved Lists", null],
    ["  ", "Saved Lists", null],
  ])("'%s' fits '%s': %s", (text, name, match) => {
    expect(textMatch(text, name)).toBe(match)
  })

  it("finds a whole code before a beginning, that before a later word, and that before the inside", () => {
    const items = [named("Thematic"), named("My mat"), named("Matter"), named("Order", "MAT")]
    expect(findNamedItems("mat", [{ kind: "orders", items }])).toEqual([
      { kind: "orders", items: items.toReversed() },
    ])
  })

  it("leads with the group that holds the best, and leaves out one that holds nothing", () => {
    const pages = { kind: "pages", items: [named("Your income")] }
    const lists = { kind: "lists", items: [named("Ohio")] }
    const attributes = { kind: "attributes", items: [named("Net worth"), named("Income")] }
    expect(findNamedItems("income", [pages, lists, attributes])).toEqual([
      { kind: "attributes", items: [named("Income")] },
      pages,
    ])
  })

  it("always finds exactly what it fits, the best first, and keeps the order of equals", () => {
    fc.assert(
      fc.property(word, groupsOf, (text, groups) => {
        const found = findNamedItems(text, groups)
        for (const { kind, items } of groups) {
          const rows = found.find((group) => group.kind === kind)?.items ?? []
          const expected = TEXT_MATCHES.flatMap((_, rank) =>
            items.filter((item) => rankOf(text, item) === rank),
          )
          expect(rows).toEqual(expected)
        }
      }),
    )
  })

  it("always orders groups by the best they hold, and equals as they were given", () => {
    fc.assert(
      fc.property(word, groupsOf, (text, groups) => {
        const bestOf = ({ items }: (typeof groups)[number]) =>
          Math.min(TEXT_MATCHES.length, ...items.map((item) => rankOf(text, item)))
        const expected = TEXT_MATCHES.flatMap((_, rank) => groups.filter((group) => bestOf(group) === rank))
        expect(findNamedItems(text, groups).map(({ kind }) => kind)).toEqual(expected.map(({ kind }) => kind))
      }),
    )
  })

  it("leads with the best group of what others have found, leaves its items in their order, and puts last what fits no name", () => {
    const areas = { kind: "cities", items: [named("Austin"), named("Houston"), named("Aust")] }
    const orders = { kind: "orders", items: [named("Fall", "LW-1")] }
    const pages = { kind: "pages", items: [named("Aust")] }
    const none = { kind: "lists", items: [] }
    expect(sortByBestMatch("austin", [none, orders, pages, areas])).toEqual([areas, orders, pages])
    expect(sortByBestMatch("aust", [orders, areas, none, pages])).toEqual([areas, pages, orders])
  })

  it("always keeps what others have found: every group that holds something, as it is", () => {
    fc.assert(
      fc.property(word, groupsOf, (text, groups) => {
        const sorted = sortByBestMatch(text, groups)
        expect(new Set(sorted)).toEqual(new Set(groups.filter(({ items }) => items.length > 0)))
        const ranks = sorted.map(({ items }) => Math.min(...items.map((item) => rankOf(text, item))))
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe("groups of which some show already", () => {
  const group = (kind: string) => ({ kind, items: [] })

  it("stay where they show, and what comes later follows them in its order", () => {
    const [orders, lists, pages, areas] = ["orders", "lists", "pages", "areas"].map(group)
    expect(
      sortInDisplayOrder(
        [orders, areas, lists, pages].flatMap((one) => one ?? []),
        ["pages", "gone", "areas"],
      ),
    ).toEqual([pages, areas, orders, lists])
  })

  it("are as they were given where nothing shows", () => {
    fc.assert(
      fc.property(groupsOf, (groups) => {
        expect(sortInDisplayOrder(groups, [])).toEqual(groups)
      }),
    )
  })
})

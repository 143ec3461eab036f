import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  extendTo,
  nothingSelected,
  type RowSelection,
  selectedKeys,
  settledSelection,
  toggleAllRows,
  toggleRow,
} from "../../../src/design/selected-list/rowSelection.ts"

const order = ["a", "b", "c", "d", "e", "f"]
const keys = (selection: RowSelection) => [...selectedKeys(selection, order)].toSorted().join("")
const toggled = (selection: RowSelection, key: string) => toggleRow(selection, order, key)

describe("the selection of rows", () => {
  it("takes single rows and gives them up again", () => {
    const two = toggled(toggled(nothingSelected, "b"), "e")
    expect(keys(two)).toBe("be")
    expect(keys(toggled(two, "b"))).toBe("e")
  })

  it("draws a range from its anchor, either way, and draws it anew to another row", () => {
    const anchored = toggled(toggled(nothingSelected, "f"), "c")
    expect(keys(extendTo(anchored, "e", "a"))).toBe("cdef")
    expect(keys(extendTo(extendTo(anchored, "e", "a"), "a", "a"))).toBe("abcf")
  })

  it("clears a range whose anchor was cleared", () => {
    const all = toggleAllRows(nothingSelected, order, order)
    expect(keys(extendTo(toggled(all, "b"), "d", "a"))).toBe("aef")
  })

  it("starts a range where the keyboard stands when there is no anchor", () => {
    expect(keys(extendTo(nothingSelected, "d", "c"))).toBe("cd")
  })

  it("takes only the row itself when the anchor is not shown any more", () => {
    const anchored = toggled(nothingSelected, "b")
    expect([...selectedKeys(extendTo(anchored, "d", "a"), ["c", "d", "e"])]).toEqual(["d"])
  })

  it("takes all of what is shown beside what is hidden, and gives up only these", () => {
    const hidden = toggled(nothingSelected, "f")
    const shown = ["a", "b"]
    const all = toggleAllRows(hidden, order, shown)
    expect(keys(all)).toBe("abf")
    expect(keys(toggleAllRows(all, order, shown))).toBe("f")
    expect(keys(toggleAllRows(toggled(hidden, "a"), order, shown))).toBe("abf")
  })

  it("keeps what was selected when the order changes: no range goes on", () => {
    const ranged = extendTo(toggled(nothingSelected, "b"), "d", "a")
    const settled = settledSelection(ranged, order)
    expect([...selectedKeys(settled, ["d", "a", "b", "c"])].toSorted()).toEqual(["b", "c", "d"])
  })

  const anyRow = fc.constantFrom(...order)

  it("holds after a range exactly the rows between its ends and what was there before", () => {
    fc.assert(
      fc.property(fc.subarray(order), anyRow, anyRow, anyRow, (before, anchor, passed, head) => {
        const start = before.includes(anchor) ? before.filter((key) => key !== anchor) : before
        const held = toggled({ before: new Set(start), range: null }, anchor)
        const ranged = selectedKeys(extendTo(extendTo(held, passed, "a"), head, "a"), order)
        const [from, to] = [order.indexOf(anchor), order.indexOf(head)].toSorted((a, b) => a - b)
        const expected = order.filter(
          (key, at) => start.includes(key) || (at >= (from ?? 0) && at <= (to ?? 0)),
        )
        expect([...ranged].toSorted()).toEqual(expected)
      }),
    )
  })
})

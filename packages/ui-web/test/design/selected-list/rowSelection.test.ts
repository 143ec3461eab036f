import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  extendSelection,
  emptySelection,
  type RowSelection,
  selectedKeys,
  flattenSelection,
  toggleAllRows,
  toggleRow,
} from "../../../src/design/selected-list/rowSelection.ts"

const order = ["a", "b", "c", "d", "e", "f"]
const keys = (selection: RowSelection) => [...selectedKeys(selection, order)].toSorted().join("")
const toggled = (selection: RowSelection, key: string) => toggleRow(selection, order, key)

describe("the selection of rows", () => {
  it("takes single rows and gives them up again", () => {
    const two = toggled(toggled(emptySelection, "b"), "e")
    expect(keys(two)).toBe("be")
    expect(keys(toggled(two, "b"))).toBe("e")
  })

  it("draws a range from its anchor, either way, and draws it anew to another row", () => {
    const anchored = toggled(toggled(emptySelection, "f"), "c")
    expect(keys(extendSelection(anchored, "e", "a"))).toBe("cdef")
    expect(keys(extendSelection(extendSelection(anchored, "e", "a"), "a", "a"))).toBe("abcf")
  })

  it("clears a range whose anchor was cleared", () => {
    const all = toggleAllRows(emptySelection, order, order)
    expect(keys(extendSelection(toggled(all, "b"), "d", "a"))).toBe("aef")
  })

  it("starts a range where the keyboard stands when there is no anchor", () => {
    expect(keys(extendSelection(emptySelection, "d", "c"))).toBe("cd")
  })

  it("takes only the row itself when the anchor is not shown any more", () => {
    const anchored = toggled(emptySelection, "b")
    expect([...selectedKeys(extendSelection(anchored, "d", "a"), ["c", "d", "e"])]).toEqual(["d"])
  })

  it("takes all of what is shown beside what is hidden, and gives up only these", () => {
    const hidden = toggled(emptySelection, "f")
    const shown = ["a", "b"]
    const all = toggleAllRows(hidden, order, shown)
    expect(keys(all)).toBe("abf")
    expect(keys(toggleAllRows(all, order, shown))).toBe("f")
    expect(keys(toggleAllRows(toggled(hidden, "a"), order, shown))).toBe("abf")
  })

  it("keeps what was selected when the order changes: no range goes on", () => {
    const ranged = extendSelection(toggled(emptySelection, "b"), "d", "a")
    const settled = flattenSelection(ranged, order)
    expect([...selectedKeys(settled, ["d", "a", "b", "c"])].toSorted()).toEqual(["b", "c", "d"])
  })

  const anyRow = fc.constantFrom(...order)

  it("holds after a range exactly the rows between its ends and what was there before", () => {
    fc.assert(
      fc.property(fc.subarray(order), anyRow, anyRow, anyRow, (before, anchor, passed, head) => {
        const start = before.includes(anchor) ? before.filter((key) => key !== anchor) : before
        const held = toggled({ before: new Set(start), range: null }, anchor)
        const ranged = selectedKeys(extendSelection(extendSelection(held, passed, "a"), head, "a"), order)
        const [from, to] = [order.indexOf(anchor), order.indexOf(head)].toSorted((a, b) => a - b)
        const expected = order.filter(
          (key, at) => start.includes(key) || (at >= (from ?? 0) && at <= (to ?? 0)),
        )
        expect([...ranged].toSorted()).toEqual(expected)
      }),
    )
  })
})

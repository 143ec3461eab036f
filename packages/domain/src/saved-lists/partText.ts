import type { OverlapPart } from "./OverlapPart.ts"

const all = new Intl.ListFormat("en-US", { type: "conjunction" })
const none = new Intl.ListFormat("en-US", { type: "disjunction" })

/**
 * Describes a part of an overlap: 'Only in Spring', 'In Spring and Summer, not in Fall', 'In any of the 3 lists', 'In
 * exactly 2 of the 3 lists'. `names` are the names of the lists, in the order that the part's positions refer to.
 */
export const partText = (part: OverlapPart, names: ReadonlyArray<string>): string => {
  const count = names.length
  const inAll = count === 2 ? "In both lists" : `In all ${count} lists`
  switch (part.kind) {
    case "region": {
      const held = names.filter((_, at) => part.lists.includes(at))
      const others = names.filter((_, at) => !part.lists.includes(at))
      if (others.length === 0) return inAll
      return held.length === 1
        ? `Only in ${all.format(held)}`
        : `In ${all.format(held)}, not in ${none.format(others)}`
    }
    case "list":
      return names[part.list] ?? ""
    case "union":
      return count === 2 ? "In either list" : `In any of the ${count} lists`
    case "intersect":
      return inAll
    case "minus":
      return `Only in ${names[part.list] ?? ""}`
    case "exactly":
      return `In exactly ${part.k} of the ${count} lists`
  }
}

const percent = new Intl.NumberFormat("en-US", {
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Formats a part's share of an overlap: '12.5%'; 0% if the overlap is empty. */
export const overlapShareText = (records: number, total: number): string =>
  percent.format(total === 0 ? 0 : records / total)

import type { Area } from "../../definition/Area.ts"
import { audienceColumns } from "../../definition/criterionColumns.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { areaCombination, isSavedCountBasedArea } from "../../definition/savedCountAreas.ts"
import { sortUniqueStrings } from "../../definition/sortUniqueStrings.ts"

type Selecting = Pick<ListDefinition, "areas" | "audience">

/** A saved list that areas refer to. */
export interface ReferencedList {
  readonly definition: Selecting
  /** The list's display name; if missing, its id is shown. */
  readonly name?: string | undefined
}

/** The attributes that saved lists used to select records. */
export interface SelectionAttributes {
  /** The lists' ids, in the order of the combination. */
  readonly lists: ReadonlyArray<string>
  /** The attribute columns, in ascending order. */
  readonly columns: ReadonlyArray<string>
}

/**
 * Looks up the index of the list's chosen area that a record belongs to. Returns null if the list doesn't select the
 * record, and undefined if the index wasn't looked up because it makes no difference.
 */
export type ListAreaLookup = (list: string) => number | null | undefined

const NOTHING: SelectionAttributes = { lists: [], columns: [] }

const chosenOf = ({ areas }: Selecting): ReadonlyArray<Area> => areas.filter(({ excluded }) => !excluded)

/**
 * Determines the lists whose attributes count: only the first list, the first list that contains the record, all lists,
 * or every list that contains the record.
 */
const whoseAttributes = (area: Area): "first" | "firstHolding" | "all" | "eachHolding" => {
  if (area.kind !== "combination") return "first"
  switch (area.operation) {
    case "minus":
      return "first"
    case "union":
      return "firstHolding"
    case "intersect":
      return "all"
    case "exactly":
      return area.k === area.savedCounts.length ? "all" : "eachHolding"
  }
}

/**
 * Determines the attributes of saved lists that selected a record. For a union, these are the attributes of the first
 * list that contains the record; for an intersection or "exactly k", of every list that contains it; for a difference,
 * of the first list. A list that is itself made of saved lists adds their attributes to its own. Lists must not be
 * circular; engines refuse such lists.
 */
export class ListAttributes {
  readonly #open: (list: string) => ReferencedList | undefined
  readonly #same = new Map<string, ReadonlyArray<string> | null>()

  constructor(open: (list: string) => ReferencedList | undefined) {
    this.#open = open
  }

  nameOf(list: string): string {
    return this.#open(list)?.name ?? list
  }

  /** Returns the attributes that selected a record in an area. */
  of(area: Area, placeIn: ListAreaLookup): SelectionAttributes {
    if (!isSavedCountBasedArea(area)) return NOTHING
    const { savedCounts } = areaCombination(area)
    const isAsked = savedCounts.every((list) => placeIn(list) !== undefined)
    const all = isAsked ? null : this.ofAll(area)
    if (all !== null) return all
    const whose = whoseAttributes(area)
    const holding =
      whose === "all" ? savedCounts : savedCounts.filter((list) => (placeIn(list) ?? null) !== null)
    const lists =
      whose === "first" ? savedCounts.slice(0, 1) : whose === "firstHolding" ? holding.slice(0, 1) : holding
    return { lists, columns: sortUniqueStrings(lists.flatMap((list) => this.#columnsIn(list, placeIn))) }
  }

  /** Returns the attributes that selected every record in an area; null if they differ between records. */
  ofAll(area: Area): SelectionAttributes | null {
    if (!isSavedCountBasedArea(area)) return NOTHING
    const { savedCounts } = areaCombination(area)
    const whose = whoseAttributes(area)
    const lists = whose === "first" ? savedCounts.slice(0, 1) : savedCounts
    const each = lists.map((list) => this.#columnsOfAll(list))
    const known = each.filter((columns) => columns !== null)
    if (known.length < each.length) return null
    const isSame = new Set(known.map((columns) => columns.join(","))).size < 2
    return isSame || whose === "all" ? { lists, columns: sortUniqueStrings(known.flat()) } : null
  }

  /**
   * Returns the lists that each record must be looked up in to determine its attributes; empty if all records have the
   * same attributes.
   */
  askedOf(area: Area): ReadonlyArray<string> {
    if (!isSavedCountBasedArea(area) || this.ofAll(area) !== null) return []
    const { savedCounts } = areaCombination(area)
    const whose = whoseAttributes(area)
    const taken = whose === "first" ? savedCounts.slice(0, 1) : savedCounts
    const varying = taken.filter((list) => this.#columnsOfAll(list) === null)
    const asked = whose === "firstHolding" || whose === "eachHolding" ? taken : varying
    return [
      ...new Set([
        ...asked,
        ...varying.flatMap((list) => this.#chosenIn(list).flatMap((own) => this.askedOf(own))),
      ]),
    ]
  }

  #chosenIn(list: string): ReadonlyArray<Area> {
    const opened = this.#open(list)
    return opened === undefined ? [] : chosenOf(opened.definition)
  }

  #ownOf(list: string): ReadonlyArray<string> {
    const opened = this.#open(list)
    return opened === undefined ? [] : audienceColumns(opened.definition.audience)
  }

  #columnsIn(list: string, placeIn: ListAreaLookup): ReadonlyArray<string> {
    const place = placeIn(list)
    const area = place === undefined || place === null ? undefined : this.#chosenIn(list)[place]
    return area === undefined
      ? (this.#columnsOfAll(list) ?? [])
      : [...this.#ownOf(list), ...this.of(area, placeIn).columns]
  }

  /** Returns the attributes that selected every record in a list, ascending; null if they differ between records. */
  #columnsOfAll(list: string): ReadonlyArray<string> | null {
    const known = this.#same.get(list)
    if (known !== undefined) return known
    const each = this.#chosenIn(list).map((area) => {
      const all = this.ofAll(area)
      return all === null ? null : sortUniqueStrings([...this.#ownOf(list), ...all.columns])
    })
    const [first = sortUniqueStrings(this.#ownOf(list))] = each
    const isSame =
      first !== null && each.every((columns) => columns !== null && columns.join(",") === first.join(","))
    const same = isSame ? first : null
    this.#same.set(list, same)
    return same
  }
}

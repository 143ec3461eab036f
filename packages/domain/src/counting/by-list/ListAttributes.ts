import type { Area } from "../../definition/Area.ts"
import { columnsOfAudience } from "../../definition/criterionColumns.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { combinationOf, isOfSavedCounts } from "../../definition/ofSavedCounts.ts"
import { sortedTexts } from "../../definition/sortedTexts.ts"

type Selecting = Pick<ListDefinition, "areas" | "audience">

/** A saved list that areas name. */
export interface OpenedList {
  readonly definition: Selecting
  /** Without one, it goes by its id. */
  readonly name?: string | undefined
}

/** The attributes by which saved lists selected records. */
export interface Attributes {
  /** Ids of the lists, in the order of the combination. */
  readonly lists: ReadonlyArray<string>
  /** Ascending. */
  readonly columns: ReadonlyArray<string>
}

/**
 * Looks up which of a list's chosen areas a record belongs to, by its place among them. Returns null if the list
 * doesn't select the record, and undefined if the place wasn't looked up because it makes no difference.
 */
export type PlaceInList = (list: string) => number | null | undefined

const NOTHING: Attributes = { lists: [], columns: [] }

const chosenOf = ({ areas }: Selecting): ReadonlyArray<Area> => areas.filter(({ excluded }) => !excluded)

/**
 * Determines the lists whose attributes count: only the first, the first that holds the record, or every list that
 * holds it.
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
 * Tells by which attributes of saved lists a record was selected: of a union those of the first list that holds it, of
 * an intersection and of "exactly k" those of all that hold it, of a difference those of the first. A list that is
 * itself made of saved lists adds theirs to its own. Lists must not go round in circles, which engines refuse.
 */
export class ListAttributes {
  readonly #open: (list: string) => OpenedList | undefined
  readonly #same = new Map<string, ReadonlyArray<string> | null>()

  constructor(open: (list: string) => OpenedList | undefined) {
    this.#open = open
  }

  nameOf(list: string): string {
    return this.#open(list)?.name ?? list
  }

  /** The attributes that a record of an area was selected by. */
  of(area: Area, placeIn: PlaceInList): Attributes {
    if (!isOfSavedCounts(area)) return NOTHING
    const { savedCounts } = combinationOf(area)
    const isAsked = savedCounts.every((list) => placeIn(list) !== undefined)
    const all = isAsked ? null : this.ofAll(area)
    if (all !== null) return all
    const whose = whoseAttributes(area)
    const holding =
      whose === "all" ? savedCounts : savedCounts.filter((list) => (placeIn(list) ?? null) !== null)
    const lists =
      whose === "first" ? savedCounts.slice(0, 1) : whose === "firstHolding" ? holding.slice(0, 1) : holding
    return { lists, columns: sortedTexts(lists.flatMap((list) => this.#columnsIn(list, placeIn))) }
  }

  /** The same where it is the same for every record of the area; null where it is not. */
  ofAll(area: Area): Attributes | null {
    if (!isOfSavedCounts(area)) return NOTHING
    const { savedCounts } = combinationOf(area)
    const whose = whoseAttributes(area)
    const lists = whose === "first" ? savedCounts.slice(0, 1) : savedCounts
    const each = lists.map((list) => this.#columnsOfAll(list))
    const known = each.filter((columns) => columns !== null)
    if (known.length < each.length) return null
    const isSame = new Set(known.map((columns) => columns.join(","))).size < 2
    return isSame || whose === "all" ? { lists, columns: sortedTexts(known.flat()) } : null
  }

  /** The lists in which the place of a record must be known to tell its attributes; empty where they are the same for all. */
  askedOf(area: Area): ReadonlyArray<string> {
    if (!isOfSavedCounts(area) || this.ofAll(area) !== null) return []
    const { savedCounts } = combinationOf(area)
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
    return opened === undefined ? [] : columnsOfAudience(opened.definition.audience)
  }

  #columnsIn(list: string, placeIn: PlaceInList): ReadonlyArray<string> {
    const place = placeIn(list)
    const area = place === undefined || place === null ? undefined : this.#chosenIn(list)[place]
    return area === undefined
      ? (this.#columnsOfAll(list) ?? [])
      : [...this.#ownOf(list), ...this.of(area, placeIn).columns]
  }

  /** Returns the attributes that selected every record of a list, ascending; null if they differ between records. */
  #columnsOfAll(list: string): ReadonlyArray<string> | null {
    const known = this.#same.get(list)
    if (known !== undefined) return known
    const each = this.#chosenIn(list).map((area) => {
      const all = this.ofAll(area)
      return all === null ? null : sortedTexts([...this.#ownOf(list), ...all.columns])
    })
    const [first = sortedTexts(this.#ownOf(list))] = each
    const isSame =
      first !== null && each.every((columns) => columns !== null && columns.join(",") === first.join(","))
    const same = isSame ? first : null
    this.#same.set(list, same)
    return same
  }
}

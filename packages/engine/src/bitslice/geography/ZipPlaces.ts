import { type Area, cityKey, type Granularity, type Point } from "@listwright/domain/definition"
import type { AreaFacts, ZipFacts } from "../../question/AreaFacts.ts"
import type { Box, ZipRows } from "../../format/layout/ZipTable.ts"
import { ZIP_NUMBERS, type ZipNumbers } from "../../format/rows/zipNumbers.ts"
import type { Outliers } from "./Outliers.ts"

type Places = ReadonlyArray<number>
const nowhere: Places = []

const gathered = (entries: Iterable<readonly [string, number]>): ReadonlyMap<string, Places> => {
  const places = new Map<string, Array<number>>()
  for (const [key, place] of entries) {
    const known = places.get(key)
    if (known === undefined) places.set(key, [place])
    else known.push(place)
  }
  return places
}

/** A universe's ZIP Codes, by place in its table, and the areas that contain them. */
export class ZipPlaces {
  readonly rows: ReadonlyArray<ZipRows>
  /** All places, ascending. */
  readonly all: Places
  /** The west, east, south, and north sides of each place's box. */
  readonly boxes: Float64Array
  readonly areas: AreaFacts
  /** The conversion between the places' codes and their numbers. */
  readonly numbers: ZipNumbers
  /** The location of each place; null if unknown. */
  readonly points: ReadonlyArray<Point | null>
  /** The number of records that no shape includes at each granularity because their location is unknown. */
  readonly withoutPlace: Readonly<Record<Granularity, number>>
  readonly strays: Outliers
  /** The longitude and latitude of each place; NaN if unknown. */
  readonly #centers: Float64Array
  readonly states: ReadonlyArray<string | undefined>
  readonly #byZip: ReadonlyMap<number, number>
  readonly #byScf: ReadonlyMap<string, Places>
  readonly #byCity: ReadonlyMap<string, Places>
  readonly #byCounty: ReadonlyMap<string, Places>
  readonly #byState: ReadonlyMap<string, Places>
  readonly #byDistrict: ReadonlyMap<string, Places>
  readonly #districts: ReadonlySet<string>
  /** The centers by ZIP Code, created on first use because few questions need them. */
  #zipCenters: ReadonlyMap<string, Point> | null = null

  constructor(
    rows: ReadonlyArray<ZipRows>,
    facts: ReadonlyArray<ZipFacts>,
    areas: AreaFacts,
    strays: Outliers,
  ) {
    this.rows = rows
    this.strays = strays
    this.all = [...rows.keys()]
    this.boxes = Float64Array.from(rows.flatMap(({ east, north, south, west }) => [west, east, south, north]))
    this.areas = areas
    const numbers = ZIP_NUMBERS[areas.places.country]
    this.numbers = numbers
    this.#byZip = new Map(rows.map(({ zip }, place) => [zip, place]))
    const known = new Map(facts.map((fact) => [numbers.zipNumber(fact.zip), fact]))
    const factOf = rows.map(({ zip }) => known.get(zip))
    this.points = factOf.map((fact) => fact?.point ?? null)
    this.#centers = Float64Array.from(this.points.flatMap((point) => point ?? [NaN, NaN]))
    this.states = factOf.map((fact) => fact?.state)
    const sum = (of: (zip: ZipRows, place: number) => number): number =>
      rows.reduce((all, zip, place) => all + of(zip, place), 0)
    this.withoutPlace = {
      standard: sum(({ unplaced }) => unplaced),
      zip4: sum(({ zip4Unplaced }) => zip4Unplaced),
      carrierRoute: sum(({ routeUnplaced }) => routeUnplaced),
      zip: sum(({ rows: own }, place) => (this.points[place] === null ? own : 0)),
    }
    const by = (key: (fact: ZipFacts) => string | null): ReadonlyMap<string, Places> =>
      gathered(
        factOf.flatMap((fact, place) => {
          const code = fact === undefined ? null : key(fact)
          return code === null ? [] : [[code, place] as const]
        }),
      )
    this.#byScf = gathered(rows.map(({ zip }, place) => [numbers.zipText(zip).slice(0, 3), place] as const))
    this.#byCity = by(({ city, state }) => cityKey(state, city))
    this.#byCounty = by(({ county }) => county)
    this.#byState = by(({ state }) => state)
    this.#byDistrict = gathered(
      rows.flatMap(({ zip }, place) =>
        (areas.districtsOfZip.get(numbers.zipText(zip)) ?? []).map((district) => [district, place] as const),
      ),
    )
    this.#districts = new Set([...areas.districtsOfZip.values()].flat())
  }

  /** The known centers of ZIP Codes that have rows. */
  get zipCenters(): ReadonlyMap<string, Point> {
    this.#zipCenters ??= new Map(
      this.rows.flatMap(({ zip }, place) => {
        const point = this.points[place] ?? null
        return point === null ? [] : [[this.numbers.zipText(zip), point] as const]
      }),
    )
    return this.#zipCenters
  }

  /**
   * Returns the ZIP Codes in a state or county, or a ZIP Code itself, possibly without rows; the list is empty for
   * other kinds of areas.
   */
  zipsOf = (outline: Area): ReadonlyArray<string> => {
    switch (outline.kind) {
      case "state":
        return this.#textsOf(this.ofState(outline.state))
      case "county":
        return this.#textsOf(this.ofCounty(outline.county))
      case "zip":
        return [outline.zip]
      default:
        return []
    }
  }

  #textsOf(places: Places): ReadonlyArray<string> {
    return places.map((place) => this.numbers.zipText(this.rows[place]?.zip ?? 0))
  }

  /** Returns a ZIP Code's place; undefined if it has no rows. */
  placeOf(zip: number): number | undefined {
    return this.#byZip.get(zip)
  }

  /** Returns the places whose boxes overlap a box, or that have strays in it, ascending. */
  overlapping(bounds: Box): Places {
    const { boxes } = this
    const found: Array<number> = []
    for (let place = 0, at = 0; at < boxes.length; place++, at += 4)
      if (
        (boxes[at] ?? 0) <= bounds.east &&
        (boxes[at + 1] ?? 0) >= bounds.west &&
        (boxes[at + 2] ?? 0) <= bounds.north &&
        (boxes[at + 3] ?? 0) >= bounds.south
      )
        found.push(place)
    const strayed = this.strays.zipsIn(bounds)
    if (strayed.length === 0) return found
    return [...Int32Array.from(new Set([...found, ...strayed])).sort()]
  }

  /** Returns the places whose points are in a box, ascending. */
  centeredIn({ east, north, south, west }: Box): Places {
    const centers = this.#centers
    const found: Array<number> = []
    for (let place = 0, at = 0; at < centers.length; place++, at += 2) {
      const [x, y] = [centers[at] ?? NaN, centers[at + 1] ?? NaN]
      if (west <= x && x <= east && south <= y && y <= north) found.push(place)
    }
    return found
  }

  ofScf = (scf: string): Places => this.#byScf.get(scf) ?? nowhere
  ofCity = (state: string, city: string): Places => this.#byCity.get(cityKey(state, city)) ?? nowhere
  ofCounty = (county: string): Places => this.#byCounty.get(county) ?? nowhere
  ofState = (state: string): Places => this.#byState.get(state) ?? nowhere
  ofDistrict = (district: string): Places => this.#byDistrict.get(district) ?? nowhere
  /** Returns whether a district exists, with or without rows. */
  isDistrict = (district: string): boolean => this.#districts.has(district)
}

import type { Cells, Rows } from "../../format/rows/Rows.ts"
import type { Random } from "../random/Random.ts"
import { WeightedPicker } from "../random/WeightedPicker.ts"
import { VEHICLE_CLASSES } from "../../catalog/vehicleValues.ts"

/** The vehicle classes, in code order. */
const LUXURY: ReadonlyArray<string> = ["Luxury Car", "Luxury SUV"]

/** The number of income groups: low, middle, and high. */
const RICHES = 3

const classWeights = (rich: number, children: boolean, isUrban: boolean): ReadonlyArray<number> => [
  16 - 4 * rich + (isUrban ? 6 : 0),
  18 - 2 * rich,
  6,
  2 + 1.5 * rich,
  1 + 6 * rich,
  14 + (isUrban ? 4 : 0),
  14 + 2 * rich + (children ? 4 : 0),
  5 + rich + (children ? 4 : 0),
  1 + 5 * rich,
  children ? 11 : 2,
  isUrban ? 7 : 20,
]

const makeWeights = (vehicle: string): ReadonlyArray<number> =>
  LUXURY.includes(vehicle) ? [22, 33, 45] : vehicle === "Pickup" ? [80, 19, 1] : [40, 52, 8]

const fuelWeights = (vehicle: string, rich: number, isRecent: boolean): ReadonlyArray<number> => [
  100,
  isRecent ? 10 + 3 * rich : 2 + rich,
  isRecent && vehicle !== "Pickup" ? 3 + 7 * rich : 0.3,
  vehicle === "Pickup" ? 9 : 0.6,
]

/** The first model year available as a hybrid or electric vehicle. */
const RECENT_FROM = 2020

/**
 * Returns a function that writes a household's vehicle to rows `start` to `end` (exclusive); it does nothing if the
 * newest vehicle's year is unknown. `income` is the household's income band code.
 */
export const vehicleFiller = (rows: Rows) => {
  const [years, classes] = [rows.column("VEHICLEYEAR"), rows.column("VEHICLECLASS")]
  const [makes, fuels] = [rows.column("VEHICLEMAKE"), rows.column("VEHICLEFUEL")]
  const classPickers = Array.from(
    { length: RICHES * 4 },
    (_, at) => new WeightedPicker(classWeights(at >> 2, (at & 1) === 1, (at & 2) === 2)),
  )
  const makePickers = VEHICLE_CLASSES.map((vehicle) => new WeightedPicker(makeWeights(vehicle)))
  const fuelPickers = VEHICLE_CLASSES.flatMap((vehicle) =>
    Array.from(
      { length: RICHES * 2 },
      (_, at) => new WeightedPicker(fuelWeights(vehicle, at >> 1, (at & 1) === 1)),
    ),
  )
  const put = (cells: Cells, value: number, start: number, end: number): void => {
    for (let row = start; row < end; row++) cells[row] = value
  }
  return (
    random: Random,
    income: number,
    children: boolean,
    urbanity: number,
    start: number,
    end: number,
  ): void => {
    const year = years[start] ?? 0
    if (year === 0) return
    const rich = income > 8 ? 2 : income > 4 ? 1 : 0
    const picked = classPickers[rich * 4 + Number(children) + (urbanity > 0.7 ? 2 : 0)]?.draw(random) ?? 0
    const recent = Number(year >= RECENT_FROM)
    put(classes, picked + 1, start, end)
    put(makes, (makePickers[picked]?.draw(random) ?? 0) + 1, start, end)
    put(fuels, (fuelPickers[(picked * RICHES + rich) * 2 + recent]?.draw(random) ?? 0) + 1, start, end)
  }
}

import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { Mistake } from "../ImportErrors.ts"
import type { Attribute } from "./Mapping.ts"

const unknownValue = ({ column }: StoredColumn, value: string): string =>
  `'${value}' isn't a value of ${column.column}; the values are ${column.values.map((known) => known.value).join(", ")}`

const isKnown = ({ column }: StoredColumn, value: string | null): boolean =>
  value === null || column.values.some((known) => known.value === value)

/** Finds mistakes in bands, others, and divisors, which convert numbers to list values or larger units. */
export const numberMistakes = (
  { bands, divideBy, others, values = {} }: Attribute,
  stored: StoredColumn,
): ReadonlyArray<Mistake> => {
  const isList = stored.encoding === "codes"
  const bounds = Object.entries(bands ?? {})
  return [
    ...(bands !== undefined && (!isList || bounds.length === 0)
      ? [{ path: "bands", problem: "only a list of one value has them, at least one" }]
      : []),
    ...bounds.flatMap(([bound, value]) => [
      ...(/^\d{1,15}$/.test(bound)
        ? []
        : [{ path: `bands.${bound}`, problem: "must be a whole number, at which the value begins" }]),
      ...(!isList || isKnown(stored, value)
        ? []
        : [{ path: `bands.${bound}`, problem: unknownValue(stored, value) }]),
    ]),
    ...(bands === undefined
      ? []
      : Object.entries(values).flatMap(([cell, meaning]) =>
          meaning === null || /^\d{1,15}$/.test(meaning)
            ? []
            : [{ path: `values.${cell}`, problem: "with bands it must be a whole number, or null" }],
        )),
    ...(others === undefined
      ? []
      : !isList
        ? [{ path: "others", problem: "only a list of one value has them" }]
        : bands !== undefined
          ? [{ path: "others", problem: "can't be combined with bands" }]
          : isKnown(stored, others)
            ? []
            : [{ path: "others", problem: unknownValue(stored, others ?? "") }]),
    ...(divideBy === undefined || (stored.encoding === "whole" && stored.column.inputType === "number")
      ? []
      : [{ path: "divideBy", problem: "only a number has it" }]),
  ]
}

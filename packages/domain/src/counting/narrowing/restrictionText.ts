import type { DemoColumn } from "../../audience/attributes/DemoColumn.ts"
import type { Criterion } from "../../definition/Audience.ts"
import type { RelaxationNames } from "../widening/relax.ts"
import type { Restriction } from "../questions/Restriction.ts"

/** What the words of a restriction are made of; values are known by their names where the columns have them. */
export interface RestrictionNames extends Pick<RelaxationNames, "areaName"> {
  readonly columns: ReadonlyArray<Pick<DemoColumn, "column" | "name"> & Partial<Pick<DemoColumn, "values">>>
}

/** Lists of more values than this show their number instead. */
const MOST_VALUES = 3

const valuesText = (criterion: Criterion, nameOf: (value: string) => string): string => {
  switch (criterion.kind) {
    case "values": {
      const { values } = criterion
      return values.length > MOST_VALUES ? `${values.length} values` : values.map(nameOf).join(", ")
    }
    case "ranges":
      return criterion.ranges.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(", ")
    case "industries":
      return [...criterion.added, ...criterion.omitted].join(", ")
  }
}

/** A restriction for people: 'Age only 25 to 44', 'Only records with phones', 'Without 60614'. */
export const restrictionText = (
  restriction: Restriction,
  { areaName, columns }: RestrictionNames,
): string => {
  switch (restriction.kind) {
    case "narrowColumn": {
      const { criterion } = restriction
      const column = columns.find((known) => known.column === criterion.column)
      const nameOf = (value: string): string =>
        column?.values?.find((known) => known.value === value)?.name ?? value
      return `${column?.name ?? criterion.column} only ${valuesText(criterion, nameOf)}`
    }
    case "onlyWithPhones":
      return "Only records with phones"
    case "onePerHousehold":
      return "One record per household"
    case "dropArea":
      return `Without ${areaName(restriction.area)}`
    case "fewerNearest":
      return `Only the nearest ${restriction.quantity.toLocaleString("en-US")} of ${areaName(restriction.area)}`
  }
}

/** How many records a restriction leaves: '5,012 records', '1 record'. */
export const leavesText = (records: number): string =>
  `${records.toLocaleString("en-US")} ${records === 1 ? "record" : "records"}`

import { ATTRIBUTES } from "@listwright/domain/glossary"
import {
  category,
  choice,
  largeNumber,
  oneOf,
  smallNumber,
  type StoredColumn,
} from "../format/columns/StoredColumn.ts"

const general = { category: category.general }
const financial = { category: category.financial }

/** The ranges of the carrier route attributes, which are derived from the households along the route. */
export const ROUTE_ATTRIBUTE_RANGES = {
  /** The income, in thousands of dollars. */
  income: { least: 5, most: 400 },
  homeValue: { least: 20, most: 2_000 },
  /** The age, in years. */
  age: { least: 18, most: 105 },
  /** The share, in percent; the minimum isn't 0, because 0 means unknown. */
  share: { least: 1, most: 100 },
} as const

/** The mailbox types; codes count from 1. */
export const MAILBOX_TYPES = ["Curb Line", "Cluster Box", "Central", "Door", "Post Office Box"] as const
/** The codes of MAILBOX. */
export const MAILBOX_CODES = { curb: 1, cluster: 2, central: 3, door: 4, postOffice: 5 } as const

const text = ({ least, most }: { readonly least: number; readonly most: number }): [string, string] => [
  String(least),
  String(most),
]

/**
 * All attributes of an address, in row order. Attributes about people describe the carrier route, because occupant
 * lists cover streets, not households.
 */
export const occupantColumns: ReadonlyArray<StoredColumn> = [
  largeNumber(
    {
      ...financial,
      column: "MEDIANINCOME",
      name: ATTRIBUTES.MEDIANINCOME,
      description: "Median household income on the carrier route in thousands of dollars",
      priceElement: "RouteDemographics",
    },
    ...text(ROUTE_ATTRIBUTE_RANGES.income),
  ),
  largeNumber(
    {
      ...financial,
      column: "MEDIANHOMEVALUE",
      name: ATTRIBUTES.MEDIANHOMEVALUE,
      description: "Median value of owned homes on the carrier route in thousands of dollars",
      priceElement: "RouteDemographics",
    },
    ...text(ROUTE_ATTRIBUTE_RANGES.homeValue),
  ),
  smallNumber(
    {
      ...general,
      column: "MEDIANAGE",
      name: ATTRIBUTES.MEDIANAGE,
      description: "Median age of adults on the carrier route",
      priceElement: "RouteDemographics",
    },
    ...text(ROUTE_ATTRIBUTE_RANGES.age),
  ),
  smallNumber(
    {
      ...general,
      column: "PHWC",
      name: ATTRIBUTES.PHWC,
      description: "Percentage of the carrier route's households that have children; 1 if hardly any do",
      priceElement: "RouteDemographics",
    },
    ...text(ROUTE_ATTRIBUTE_RANGES.share),
  ),
  smallNumber(
    {
      ...general,
      column: "PHOWN",
      name: ATTRIBUTES.PHOWN,
      description: "Percentage of the carrier route's households that own their home; 1 if hardly any do",
      priceElement: "RouteDemographics",
    },
    ...text(ROUTE_ATTRIBUTE_RANGES.share),
  ),
  oneOf(
    {
      ...general,
      column: "MAILBOX",
      name: ATTRIBUTES.MAILBOX,
      description: "Where the carrier leaves mail for the address",
      priceElement: null,
    },
    MAILBOX_TYPES,
  ),
  choice(
    {
      ...general,
      column: "SEASONAL",
      name: ATTRIBUTES.SEASONAL,
      description: "Whether someone lives at the address only part of the year",
      priceElement: null,
    },
    [
      { value: "Y", name: "Yes" },
      { value: "N", name: "No" },
    ],
  ),
]

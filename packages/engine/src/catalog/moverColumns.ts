import type { AttributeValue } from "@listwright/domain/audience"
import { ATTRIBUTES } from "@listwright/domain/glossary"
import {
  category,
  choice,
  day,
  largeNumber,
  listed,
  oneOf,
  type StoredColumn,
} from "../format/columns/StoredColumn.ts"
import { consumerColumns } from "./consumerColumns.ts"

const general = { category: category.general }
const financial = { category: category.financial }

/** The codes of MOVETYPE. */
export const MOVE_TYPE = { bought: 1, rented: 2 } as const
/** The codes of MOVEDISTANCE. */
export const MOVE_DISTANCE = { county: 1, state: 2, farther: 3 } as const

export const LOAN_TYPES = ["Conventional", "FHA", "VA", "Rural Housing"] as const
export const LOAN_RATES = ["Fixed Rate", "Adjustable Rate"] as const

/** The first and last move dates in the demo: the twelve months before its vintage. */
export const MOVE_DATES = { first: "20251101", last: "20261031" } as const

/** The attributes shared by movers and consumers, with the same meaning. */
const SHARED = [
  "AGE",
  "GENDER",
  "MARITAL",
  "CHILDREN",
  "NUMCHILDREN",
  "HOMEVALUE",
  "DWELLING",
  "HOMEBUILT",
  "LOANMONTH",
  "LOANAMOUNT",
  "INCOME",
]

const shared = consumerColumns.filter(({ column }) => SHARED.includes(column.column))

/** Returns all attributes of a mover, in row order. `states` lists the states that movers may come from. */
export const moverColumns = (states: ReadonlyArray<AttributeValue>): ReadonlyArray<StoredColumn> => [
  day(
    {
      ...general,
      column: "MOVEDATE",
      name: ATTRIBUTES.MOVEDATE,
      description: "Date the household moved in or its purchase was recorded",
      priceElement: "MoveDate",
    },
    MOVE_DATES.first,
    MOVE_DATES.last,
  ),
  choice(
    {
      ...general,
      column: "MOVETYPE",
      name: ATTRIBUTES.MOVETYPE,
      description: "Whether the household bought or rents its new home",
      priceElement: null,
    },
    [
      { value: "B", name: "Bought a Home" },
      { value: "R", name: "Rented a Home" },
    ],
  ),
  oneOf(
    {
      ...general,
      column: "MOVEDISTANCE",
      name: ATTRIBUTES.MOVEDISTANCE,
      description:
        "Whether the household moved from the same county, another county in the state, or another state",
      priceElement: "MoveOrigin",
    },
    ["Same County", "Other County", "Other State"],
  ),
  listed(
    {
      ...general,
      column: "FROMSTATE",
      name: ATTRIBUTES.FROMSTATE,
      description: "The state the household moved from",
      priceElement: "MoveOrigin",
    },
    states,
  ),
  ...shared,
  largeNumber(
    {
      ...financial,
      column: "PRICE",
      name: ATTRIBUTES.PRICE,
      description: "Purchase price of the home in thousands of dollars, where it is public",
      priceElement: "PurchasePrice",
    },
    "20",
    "10000",
  ),
  choice(
    {
      ...financial,
      column: "FIRSTTIMEBUYER",
      name: ATTRIBUTES.FIRSTTIMEBUYER,
      description: "Whether a purchased home is the household's first",
      priceElement: "FirstTimeBuyer",
    },
    [
      { value: "Y", name: "Yes" },
      { value: "N", name: "No" },
    ],
  ),
  oneOf(
    {
      ...financial,
      column: "LOANTYPE",
      name: ATTRIBUTES.LOANTYPE,
      description: "Who insures or guarantees the mortgage on a purchased home, if anyone does",
      priceElement: "Mortgage",
    },
    LOAN_TYPES,
  ),
  oneOf(
    {
      ...financial,
      column: "LOANRATE",
      name: ATTRIBUTES.LOANRATE,
      description: "Whether the mortgage rate on a purchased home can change",
      priceElement: "Mortgage",
    },
    LOAN_RATES,
  ),
]

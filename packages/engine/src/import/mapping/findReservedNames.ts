import type { DuckDBConnection } from "@duckdb/node-api"
import { INDUSTRY_COLUMN } from "@listwright/domain/audience"
import { industryParts } from "../../format/columns/columnParts.ts"
import { FACTS, OCCUPANT_FACTS } from "../../format/layout/Slices.ts"
import { payloadColumns } from "../payloadColumns.ts"
import { buildPeopleColumns } from "../../format/rows/rowColumns.ts"

/** The names used by a universe's files, and by the queries and imports that work with them. */
const OWN = [
  ...buildPeopleColumns([]).map(({ name }) => name),
  ...FACTS,
  ...OCCUPANT_FACTS,
  ...payloadColumns({ hasCompanies: true, facts: [] }),
  ...industryParts(INDUSTRY_COLUMN).slice(1),
  "KEY_HIGH",
  "KEY_LOW",
  "KEY_TEXT",
  "HOUSEHOLD_TEXT",
  "ADDRESS_KIND",
  "ORDINAL",
  "ERASE",
  "PROBLEM",
  "SHOWN",
  "LINE",
  "CODE",
  "AREA",
  "PLACE",
  "RAW",
  "PLAIN",
  "SCF",
  "ZIP_ROUTE",
  "COUNTY",
  "DISTRICTS",
  "OCCUPANCY",
  "HAS_NAME",
  ...["", "ZIP_", "ZIP4_", "ROUTE_"].flatMap((unit) =>
    ["LOCATED", "LATITUDE", "LONGITUDE"].map((name) => unit + name),
  ),
]

/** Returns the reserved names that no attribute may have: those above, and SQL keywords that can't name a column. */
export const findReservedNames = async (connection: DuckDBConnection): Promise<ReadonlySet<string>> => {
  const result = await connection.runAndReadAll(
    "SELECT upper(keyword_name) FROM duckdb_keywords() WHERE keyword_category <> 'unreserved'",
  )
  return new Set([...OWN, ...result.getRows().map(([word]) => String(word))])
}

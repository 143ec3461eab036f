import { Option } from "@commander-js/extra-typings"
import { UNIVERSE_NAMES } from "@listwright/domain/catalog"

/** Builds the option for the folder that contains all of a site's data. */
export const dataOption = () =>
  new Option("--out, --data <folder>", "the data folder of the site (.data)").env("LISTWRIGHT_DATA")

/** Builds the option for a universe, such as 'consumer' or 'business'; `unless` describes the default. */
export const universeOption = (unless: string) =>
  new Option("--universe <name>", `the universe to use (${unless})`).choices(UNIVERSE_NAMES)

/** Builds the option for the ClickHouse servers that a universe is also loaded into. */
export const clickhouseOption = () =>
  new Option("--clickhouse <url>", "load it into ClickHouse servers before it is served").env(
    "CLICKHOUSE_URL",
  )

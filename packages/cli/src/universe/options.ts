import { Option } from "@commander-js/extra-typings"
import { UNIVERSE_NAMES } from "@listwright/domain/catalogue"

/** The folder with all data of a site. */
export const dataOption = () =>
  new Option("--out, --data <folder>", "the data folder of the site (.data)").env("LISTWRIGHT_DATA")

/** 'consumer', 'business' and so on; `unless` says what is meant without it. */
export const universeOption = (unless: string) =>
  new Option("--universe <name>", `whose records are meant (${unless})`).choices(UNIVERSE_NAMES)

/** Servers that a universe is brought to as well. */
export const clickhouseOption = () =>
  new Option("--clickhouse <url>", "load it into ClickHouse servers before it is served").env(
    "CLICKHOUSE_URL",
  )

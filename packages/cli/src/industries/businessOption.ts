import { namedSource } from "../terminal/options.ts"

/** The data source, one that sells businesses. */
export const businessOption = () =>
  namedSource("the data source: its number, short code or title (170: businesses)")

import { buildSourceOption } from "../terminal/options.ts"

/** Builds the data source option, limited to sources that sell businesses. */
export const businessOption = () =>
  buildSourceOption("the data source: its number, short code or title (170: businesses)")

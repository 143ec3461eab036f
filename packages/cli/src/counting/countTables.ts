/** The tables that `count --tsv` can print, by the option that requests each one. */
export const COUNT_TABLES = [
  "total",
  "areas",
  "zips",
  "waterfall",
  "lists",
  "suggestions",
  "restrictions",
  "details",
  "breakdown",
  "cross",
  "saturation",
  "fill-rates",
  "price",
] as const
export type CountTable = (typeof COUNT_TABLES)[number]

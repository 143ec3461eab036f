/** Tables that `count --tsv` prints, by the option that asks for each. */
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

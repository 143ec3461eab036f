/** Maps operators, functions, and methods to their substitutes, by name. */
const table = (others: Readonly<Record<string, ReadonlyArray<string>>>) => new Map(Object.entries(others))

export const boundary = table({
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
})

export const arithmetic = table({
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "**": ["*"],
})

export const assignment = table({
  "+=": ["-="],
  "-=": ["+="],
  "*=": ["/="],
  "/=": ["*="],
})

/** Functions and methods that another of the same shape can stand in for. */
export const siblings = table({
  min: ["max"],
  max: ["min"],
  sum: ["subtract"],
  subtract: ["sum"],
  isLessThan: ["isLessThanOrEqualTo", "isGreaterThanOrEqualTo"],
  isLessThanOrEqualTo: ["isLessThan", "isGreaterThan"],
  isGreaterThan: ["isGreaterThanOrEqualTo", "isLessThanOrEqualTo"],
  isGreaterThanOrEqualTo: ["isGreaterThan", "isLessThan"],
  isMinLength: ["isMaxLength"],
  isMaxLength: ["isMinLength"],
  some: ["every"],
  every: ["some"],
  find: ["findLast"],
  findLast: ["find"],
  startsWith: ["endsWith"],
  endsWith: ["startsWith"],
  floor: ["ceil"],
  ceil: ["floor"],
})

/** Methods whose receiver can stand alone. */
export const skippable = new Set(
  "filter toSorted sort toReversed slice trim toLowerCase toUpperCase padStart padEnd replace replaceAll concat".split(
    " ",
  ),
)

/** Functions whose first argument can stand alone: rounding, signs, products. */
export const unwrappable = new Set(
  "cents halfUp multiply divide normalize negate abs round trunc floor ceil sum subtract min max".split(" "),
)

export const negatable = new Set(
  "isZero isNegative isPositive equals includes has isFailure isSuccess test isFinite".split(" "),
)

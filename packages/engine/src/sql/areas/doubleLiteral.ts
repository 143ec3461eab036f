/** Formats a number as a literal that is a double in every dialect; in some, plain '0.1' is a decimal. */
export const doubleLiteral = (value: number): string => {
  const text = String(value)
  const literal = text.includes("e") ? text : `${text}e0`
  return value < 0 ? `(${literal})` : literal
}

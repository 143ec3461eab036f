/** Formats a number as a literal that is a double in every dialect; '0.1' alone is a decimal in some. */
export const double = (value: number): string => {
  const text = String(value)
  const literal = text.includes("e") ? text : `${text}e0`
  return value < 0 ? `(${literal})` : literal
}

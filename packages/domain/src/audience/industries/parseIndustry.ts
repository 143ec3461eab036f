/** An industry as written by a user. */
export interface ParsedIndustry {
  readonly code: string
  readonly isOmitted: boolean
}

const OMITTED = "-"

/**
 * Parses '58' and 'g' as industries to add, and '-5812' as one to omit. Accepts any text without checking that the code
 * exists.
 */
export const parseIndustry = (text: string): ParsedIndustry => {
  const isOmitted = text.startsWith(OMITTED)
  const code = isOmitted ? text.slice(OMITTED.length) : text
  return { code: code.trim().toUpperCase(), isOmitted }
}

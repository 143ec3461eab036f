/** An industry as people write it. */
export interface WrittenIndustry {
  readonly code: string
  readonly isOmitted: boolean
}

const OMITTED = "-"

/** Reads '58' and 'g' as industries to add, and '-5812' as one to omit. Any text has a code; whether there is one is not asked. */
export const writtenIndustry = (text: string): WrittenIndustry => {
  const isOmitted = text.startsWith(OMITTED)
  const code = isOmitted ? text.slice(OMITTED.length) : text
  return { code: code.trim().toUpperCase(), isOmitted }
}

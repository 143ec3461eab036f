/** A comment that doesn't read as plain English. */
export interface Slip {
  /** The line on which the comment begins, from 1. */
  readonly line: number
  readonly problem: string
}

const COMMENT = /\/\*\*(?:(?!\*\/)[^])*\*\/|(?<=^|[\s,;{}()])\/\/(?!\/).*(?:\n[ \t]*\/\/.*)*/g

/** A docstring begins with a verb, or with a noun and its article. */
const BEGINNING = /^(?:What|Those|Where|Who|Whose|Whom|Whether|How|Which|Of|That|As|Why|When)\b/

/** Words for which plain English negates the verb, names the person, or has a shorter word. */
const WORDS =
  /\b(?:nobody|somebody|no one|so many|mend(?:s|ed|ing)?|anew|heed(?:s|ed)?|whom|told|comes? to|came to|makes? way|made way|blanks|stands|reckon(?:s|ed|ing)?|for ever)\b/i

/** Instructions for tools, and references to nothing but code. */
const ISNT_PROSE = /^(?:oxlint|eslint|@ts|c8|v8|@vite|vite|#)/

const proseOf = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/g, "")
    .replaceAll(/^[ \t]*(?:\*|\/\/)? ?/gm, "")
    .trim()

/** Removes code and quotations: their words are somebody else's. */
const withoutQuotations = (prose: string): string =>
  prose.replaceAll(/`[^`]*`|'[^'\n]*'(?!\w)|"[^"\n]*"/g, "").replaceAll(/\b[A-Z_]{4,}\b/g, "")

/** Finds the comments of a source that break the house's rules for English, in their order. */
export const slipsIn = (source: string): ReadonlyArray<Slip> =>
  [...source.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const prose = proseOf(comment)
    if (ISNT_PROSE.test(prose)) return []
    const line = source.slice(0, index).split("\n").length
    const beginning = comment.startsWith("/**") ? BEGINNING.exec(prose)?.[0] : undefined
    const word = WORDS.exec(withoutQuotations(prose))?.[0]
    return [
      ...(beginning === undefined ? [] : [`begins with "${beginning}"`]),
      ...(word === undefined ? [] : [`says "${word}"`]),
    ].map((problem) => ({ line, problem }))
  })

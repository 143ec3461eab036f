/** An error in a site's folder, with its location; `text` explains the error and how to fix it. */
export interface SiteProblem {
  /** The path relative to the folder, such as 'prices/consumer.json'. */
  readonly file: string
  /** The line number, from 1. */
  readonly line: number
  /** The column number, from 1, in UTF-16 units, as in editors. */
  readonly column: number
  readonly text: string
}

/**
 * Formats an error so that editors and terminals can link to its location: 'prices/consumer.json:20:9 Base 1 to 999 and
 * Base 500 to 4999: overlap; ...'.
 */
export const problemLine = ({ column, file, line, text }: SiteProblem): string =>
  `${file}:${line}:${column} ${text}`

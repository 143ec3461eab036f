/** One thing that is wrong with a site's folder, and where: `text` says what, and what to do. */
export interface SiteProblem {
  /** Path below the folder: 'prices/consumer.json'. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units, as editors count. */
  readonly column: number
  readonly text: string
}

/** 'prices/consumer.json:20:9 Base 1 to 999 and Base 500 to 4999: overlap; ...', as editors and terminals link it. */
export const problemLine = ({ column, file, line, text }: SiteProblem): string =>
  `${file}:${line}:${column} ${text}`

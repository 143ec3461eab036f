/** A command line of a page, and what the page says that it prints. */
export interface DocumentedCommand {
  /** The path of the page. */
  readonly page: string
  readonly line: number
  /** Without its prompt and without a comment behind it. */
  readonly text: string
  /** Null if the page shows no output. `…` matches anything. */
  readonly output: string | null
}

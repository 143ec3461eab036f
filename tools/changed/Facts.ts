/** A name of another module: '*' is all of it. */
export interface Foreign {
  /** The specifier as the module writes it: './Draft.ts', '@listwright/domain/drafts'. */
  readonly from: string
  readonly name: string
}

/** The local name of an export. */
export interface Own {
  readonly local: string
}

/** The name for a module's statements that declare nothing and run when it loads. */
export const LOADING = ""

/** The names that a module uses at run time. Types don't count: they are gone when a test runs. */
export interface Facts {
  /** By their local names. */
  readonly imports: ReadonlyMap<string, Foreign>
  /** By their exported names. */
  readonly exports: ReadonlyMap<string, Foreign | Own>
  /** Modules of which it exports everything. */
  readonly stars: ReadonlyArray<string>
  /** Modules that load before it. */
  readonly loads: ReadonlyArray<string>
  /**
   * Each declaration at the top, and `LOADING`, with the names that it mentions; 'a.b' where it takes one name of what may
   * be a whole module.
   */
  readonly mentions: ReadonlyMap<string, ReadonlySet<string>>
  /** Texts in the same that may name a file which it imports late, reads, or starts as a process. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>
  /** The same as text, without comments, layout and types, to tell whether they changed. */
  readonly shapes: ReadonlyMap<string, string>
}

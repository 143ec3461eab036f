declare module "vitest" {
  interface ProvidedContext {
    /** Answers with the shared site, once it serves. */
    readonly siteLender: string
  }
}

/** The real server that the files of this project share. Each takes an account of its own. */
export interface SharedSite {
  readonly url: string
  /** Its data folder, to read the records that it counts. */
  readonly folder: string
  /** The operator's secret. */
  readonly operator: string
}

/** The same as those of `npm start`. */
export interface ServeFlags {
  readonly port?: number
  readonly host?: string
  readonly data?: string
  readonly site?: string
  readonly records?: number
  readonly adoptSite?: string
  readonly startEmpty?: boolean
  /** false: with --no-demo-users. */
  readonly demoUsers?: boolean
  readonly json?: boolean
}

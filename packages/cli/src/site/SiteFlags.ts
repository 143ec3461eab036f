export interface SiteFlags {
  readonly json?: boolean
}

export interface CheckFlags extends SiteFlags {
  readonly data?: string
}

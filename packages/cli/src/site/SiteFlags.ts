export interface SiteFlags {
  readonly json?: boolean
}

/**
 * The options of `suppressions upload`: the names of the key columns. Without them, the usual column names are used.
 */
export interface UploadFlags {
  readonly listType?: number
  readonly address?: string
  readonly zip?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly personKey?: string
  readonly json?: boolean
}

export interface ListFlags {
  readonly listType?: number
  readonly kind?: "files" | "orders" | "saved-counts"
  readonly name?: string
  readonly json?: boolean
}

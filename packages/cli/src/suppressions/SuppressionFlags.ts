/** What `suppressions upload` was asked: the columns by their names, or none for the usual ones. */
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

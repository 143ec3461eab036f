/** What `count` was asked on the command line. One of `zip`, `zipsFrom` and `file` says where. */
export interface CountFlags {
  readonly listType?: number
  readonly zip?: ReadonlyArray<string>
  /** '-' is standard input, here and in `file`. */
  readonly zipsFrom?: string
  readonly file?: string
  readonly demo?: ReadonlyArray<string>
  readonly households?: boolean
  readonly phones?: "none" | "available" | "only"
  readonly by?: "zip"
  /** What each choice leaves and removes. */
  readonly waterfall?: boolean
  /** What would bring more records. */
  readonly suggest?: boolean
  readonly price?: boolean
  /** Records wanted in all; everything available unless given. */
  readonly quantity?: number
  /** MultipleId of the price list: 1 is One Time. */
  readonly usage?: number
  readonly promo?: string
  readonly json?: boolean
  readonly saveDefinition?: string
  readonly skipUnknown?: boolean
}

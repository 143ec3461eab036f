import type { OperatorFlags } from "../sign-in/operatorSite.ts"

export interface WhichMailsFlags extends OperatorFlags {
  /** True to select all messages that were given up. */
  readonly all?: boolean
}

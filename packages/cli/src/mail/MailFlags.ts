import type { OperatorFlags } from "../sign-in/operatorSite.ts"

export interface WhichMailsFlags extends OperatorFlags {
  /** All that were given up. */
  readonly all?: boolean
}

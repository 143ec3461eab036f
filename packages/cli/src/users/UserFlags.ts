import type { OperatorFlags } from "../sign-in/operatorSite.ts"

export interface AddUserFlags extends OperatorFlags {
  readonly firstName: string
  readonly lastName: string
  readonly role: string
  readonly account: string
  readonly alsoAccount?: ReadonlyArray<string>
  readonly newAccount?: boolean
}

export interface DisableFlags extends OperatorFlags {
  readonly demo?: boolean
}

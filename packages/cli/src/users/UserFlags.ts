import type { OperatorFlags } from "../sign-in/operatorSite.ts"

export interface AddUserFlags extends OperatorFlags {
  readonly firstName: string
  readonly lastName: string
  readonly role: string
  readonly account: string
  readonly alsoAccount?: ReadonlyArray<string>
  readonly newAccount?: boolean
}

export interface SetUserFlags extends OperatorFlags {
  readonly sources?: string
  readonly services?: string
  readonly videos?: string
  readonly interface?: string
  readonly orderHistory?: string
  readonly digitalHistory?: string
  readonly orders?: string
  readonly addAccount?: ReadonlyArray<string>
  readonly dropAccount?: ReadonlyArray<string>
  readonly newAccount?: boolean
}

export interface DisableFlags extends OperatorFlags {
  readonly demo?: boolean
}

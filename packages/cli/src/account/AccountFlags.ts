export interface AccountFlags {
  readonly json?: boolean
}

export interface RevokeFlags extends AccountFlags {
  /** All but the one that this call is made with. */
  readonly others?: boolean
  /** This one too. */
  readonly all?: boolean
}

export interface PasswordFlags extends AccountFlags {
  readonly passwordStdin?: boolean
  readonly keepTokens?: boolean
}

import type { Role, Service } from "@listwright/domain/account"

/** A user to make, with what differs from the demo's first user. */
export interface NewPerson {
  /** The demo's first user instead, who has service orders and points: for tests that only read. */
  readonly isDemo?: boolean
  readonly role?: Role
  /** List types that the user may order; all of the site unless given. */
  readonly sources?: ReadonlyArray<number>
  /** The id of another user's account, as a colleague has it; an account of the user's own unless given. */
  readonly worksFor?: number
  /** The number of accounts that the user works for, including the user's own; 1 unless given. */
  readonly accounts?: number
  /** Customer-data services; all unless given. */
  readonly services?: ReadonlyArray<Service>
  readonly showOrderHistory?: boolean
  readonly showDigitalHistory?: boolean
  readonly mayPay?: boolean
  /** Reward points to begin with; 0 unless given. */
  readonly points?: number
}

/** A user who was made, with an open session. */
export interface Person {
  readonly id: string
  readonly email: string
  /** The user's own account first. */
  readonly accounts: ReadonlyArray<{ readonly id: number; readonly name: string }>
  /** The cookie of the session: `name=secret`. */
  readonly cookie: string
}

/** The password of every user who is made. */
export const PASSWORD = "Demo-Portal-2026"

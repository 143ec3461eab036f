import type { User } from "@listwright/domain"
import { Context, type Effect, type Option } from "effect"

/** A user and what only the server knows of them. */
export interface Member {
  readonly user: User
  /** False for users who may look but not order (IsUserNoPay). */
  readonly mayPay: boolean
  readonly passwordHash: string
  /** Made for trying the product, with a password that everybody knows. */
  readonly isDemo: boolean
}

/** An account that users order for. */
export interface Account {
  readonly id: number
  readonly name: string
}

/** Everybody who may sign in. */
export class Users extends Context.Service<
  Users,
  {
    /** Whatever the case in which the address is typed. */
    readonly findByEmail: (email: string) => Effect.Effect<Option.Option<Member>>
    readonly find: (id: string) => Effect.Effect<Option.Option<Member>>
    /** The accounts that a user works for, the user's own first. */
    readonly accountsOf: (userId: string) => Effect.Effect<ReadonlyArray<Account>>
    /** All demo users, in the order of their making. */
    readonly demoUsers: () => Effect.Effect<ReadonlyArray<User>>
    readonly count: () => Effect.Effect<number>
    /** Adds an account unless it exists. */
    readonly addAccount: (account: Account) => Effect.Effect<void>
    /** Adds a user, working for their own account and for `accountIds`, which exist. */
    readonly add: (member: Member, accountIds: ReadonlyArray<number>) => Effect.Effect<void>
  }
>()("@listwright/server/accounts/Users") {}

/** The longest address that there is (RFC 5321), and the most that is remembered of what somebody types as one. */
const MAX_EMAIL_LENGTH = 254

/** The form in which addresses are compared. */
export const emailKey = (email: string): string => email.trim().toLowerCase().slice(0, MAX_EMAIL_LENGTH)

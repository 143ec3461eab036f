import {
  AccountId,
  type LandingVersion,
  type Reach,
  type Role,
  type Service,
  type User,
  type UserId,
} from "@listwright/domain/account"
import { Context, type Effect, type Option } from "effect"

/** A user and what only the server knows of them. */
export interface Member {
  readonly user: User
  /** The records that the user can reach. */
  readonly reach: Reach
  /** False for users who may look but not order (IsUserNoPay). */
  readonly mayPay: boolean
  /** The hash of the password; null if the user was invited and hasn't set a password yet. */
  readonly passwordHash: string | null
  /** Made for trying the product, with a password that everybody knows. */
  readonly isDemo: boolean
}

/** A user as the operator of the site sees them. */
export interface ListedUser {
  readonly user: User
  /** The names of the accounts that the user works for, the own one first. */
  readonly accounts: ReadonlyArray<string>
  readonly isDemo: boolean
  readonly isDisabled: boolean
  readonly hasPassword: boolean
}

/** The settings that the site's operator makes for a user. */
export interface UserSettings {
  /** List types that they may order, those that the site has switched off among them. */
  readonly sources: ReadonlyArray<number>
  readonly services: ReadonlyArray<Service>
  /** null: as the site has it for their role. */
  readonly showVideos: boolean | null
  /** The landing page: 1 full, 2 compact; null: as the site has it. */
  readonly landingVersion: LandingVersion | null
  readonly showOrderHistory: boolean
  readonly showDigitalHistory: boolean
  readonly mayOrder: boolean
}

/** An account that users order for. */
export interface Account {
  readonly id: AccountId
  readonly name: string
}

/** Numbers no account: a user of it cannot be written. */
export const NO_ACCOUNT = AccountId.make(0)

/** Everybody who may sign in; a disabled user is found by `all` alone. */
export class Users extends Context.Service<
  Users,
  {
    /** The address matches in upper and lower case. */
    readonly findByEmail: (email: string) => Effect.Effect<Option.Option<Member>>
    /** Looks each user up once a second. */
    readonly find: (id: UserId) => Effect.Effect<Option.Option<Member>>
    /** Returns the records that a user can reach now; a removed user reaches only their own. */
    readonly reachOf: (user: User) => Effect.Effect<Reach>
    /** The accounts that a user works for, the user's own first. */
    readonly accountsOf: (userId: UserId) => Effect.Effect<ReadonlyArray<Account>>
    /** Disabled ones too, in the order of their making. */
    readonly all: () => Effect.Effect<ReadonlyArray<ListedUser>>
    readonly setRole: (id: UserId, role: Role) => Effect.Effect<void>
    /** A user who has chosen a password is no longer a demo user. */
    readonly setPassword: (id: UserId, passwordHash: string) => Effect.Effect<void>
    readonly settingsOf: (id: UserId) => Effect.Effect<UserSettings>
    /** Holds for the next call. */
    readonly setSettings: (id: UserId, settings: UserSettings) => Effect.Effect<void>
    /** The accounts that a user works for besides their own. */
    readonly setAccounts: (id: UserId, accountIds: ReadonlyArray<AccountId>) => Effect.Effect<void>
    readonly setCompany: (id: UserId, company: string) => Effect.Effect<void>
    /** Lets a disabled user in again, without the old password. */
    readonly enable: (id: UserId) => Effect.Effect<void>
    readonly disable: (id: UserId) => Effect.Effect<void>
    readonly accounts: () => Effect.Effect<ReadonlyArray<Account>>
    /** All demo users who are not disabled, in the order of their making. */
    readonly demoUsers: () => Effect.Effect<ReadonlyArray<User>>
    readonly count: () => Effect.Effect<number>
    /** Adds an account unless it exists. */
    readonly addAccount: (account: Account) => Effect.Effect<void>
    /** Opens an account that the user works for from now on; false: another one has the name. */
    readonly createAccount: (name: string, userId: UserId) => Effect.Effect<boolean>
    /** Adds a user, working for their own account and for `accountIds`, which exist. */
    readonly add: (member: Omit<Member, "reach">, accountIds: ReadonlyArray<AccountId>) => Effect.Effect<void>
  }
>()("@listwright/server/accounts/Users") {}

/** The longest valid address (RFC 5321), and the most that is remembered of what is typed as one. */
const MAX_EMAIL_LENGTH = 254

/** The form in which addresses are compared. */
export const emailKey = (email: string): string => email.trim().toLowerCase().slice(0, MAX_EMAIL_LENGTH)

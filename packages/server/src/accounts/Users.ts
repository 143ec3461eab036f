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

/** A user, with data available only to the server. */
export interface Member {
  readonly user: User
  /** The records that the user can access. */
  readonly reach: Reach
  /** False for users who may browse but not order. */
  readonly mayPay: boolean
  /** The password hash; null if the user was invited and hasn't set a password yet. */
  readonly passwordHash: string | null
  /** True if the user was created for trying out the product, with a publicly known password. */
  readonly isDemo: boolean
}

/** A user as shown to the site's operator. */
export interface ListedUser {
  readonly user: User
  /** The names of the accounts that the user works for, starting with the user's own. */
  readonly accounts: ReadonlyArray<string>
  readonly isDemo: boolean
  readonly isDisabled: boolean
  readonly hasPassword: boolean
}

/** The operator's settings for a user. */
export interface UserSettings {
  /** The list types that the user may order, including those that the site has switched off. */
  readonly sources: ReadonlyArray<number>
  readonly services: ReadonlyArray<Service>
  /** True if videos are shown; null to use the site's setting for the user's role. */
  readonly showVideos: boolean | null
  /** The landing page version: 1 for full, 2 for compact; null to use the site's setting. */
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

/** A placeholder for no account; a user with this account ID can't be stored. */
export const NO_ACCOUNT = AccountId.make(0)

/** All users allowed to sign in; only `all` also returns disabled users. */
export class Users extends Context.Service<
  Users,
  {
    /** Finds a user by email address, ignoring case. */
    readonly findByEmail: (email: string) => Effect.Effect<Option.Option<Member>>
    /** Finds a user by ID; each user is looked up at most once a second. */
    readonly find: (id: UserId) => Effect.Effect<Option.Option<Member>>
    /** Returns the records that a user can currently access; a removed user can access only their own. */
    readonly reachOf: (user: User) => Effect.Effect<Reach>
    /** Returns the accounts that a user works for, starting with the user's own. */
    readonly accountsOf: (userId: UserId) => Effect.Effect<ReadonlyArray<Account>>
    /** Returns all users, including disabled ones, in order of creation. */
    readonly all: () => Effect.Effect<ReadonlyArray<ListedUser>>
    readonly setRole: (id: UserId, role: Role) => Effect.Effect<void>
    /** Sets a user's password. A demo user who chooses a password is no longer a demo user. */
    readonly setPassword: (id: UserId, passwordHash: string) => Effect.Effect<void>
    readonly settingsOf: (id: UserId) => Effect.Effect<UserSettings>
    /** Replaces a user's settings, effective from the next call. */
    readonly setSettings: (id: UserId, settings: UserSettings) => Effect.Effect<void>
    /** Sets the accounts that a user works for in addition to their own. */
    readonly setAccounts: (id: UserId, accountIds: ReadonlyArray<AccountId>) => Effect.Effect<void>
    readonly setCompany: (id: UserId, company: string) => Effect.Effect<void>
    /** Re-enables a disabled user, without the old password. */
    readonly enable: (id: UserId) => Effect.Effect<void>
    readonly disable: (id: UserId) => Effect.Effect<void>
    readonly accounts: () => Effect.Effect<ReadonlyArray<Account>>
    /** Returns all demo users who aren't disabled, in order of creation. */
    readonly demoUsers: () => Effect.Effect<ReadonlyArray<User>>
    readonly count: () => Effect.Effect<number>
    /** Adds an account if it doesn't exist. */
    readonly addAccount: (account: Account) => Effect.Effect<void>
    /** Creates an account and assigns the user to it; returns false if another account has the name. */
    readonly createAccount: (name: string, userId: UserId) => Effect.Effect<boolean>
    /** Adds a user who works for their own account and for `accountIds`, which must exist. */
    readonly add: (member: Omit<Member, "reach">, accountIds: ReadonlyArray<AccountId>) => Effect.Effect<void>
  }
>()("@listwright/server/accounts/Users") {}

/** The maximum length of a valid email address (RFC 5321), and of the stored part of a typed one. */
const MAX_EMAIL_LENGTH = 254

/** Returns the normalized form of an email address, used for comparison. */
export const emailKey = (email: string): string => email.trim().toLowerCase().slice(0, MAX_EMAIL_LENGTH)

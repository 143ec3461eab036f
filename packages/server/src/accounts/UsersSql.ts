import { AccountId, LANDING_VERSIONS, viewerReach, Role, SERVICES, UserId } from "@listwright/domain/account"
import { Context, DateTime, Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as SqlSchema from "effect/sql/SqlSchema"
import { createLookupCache } from "../storage/createLookupCache.ts"
import { type Account, emailKey, type Member, Users, type UserSettings } from "./Users.ts"

const MemberRow = Schema.Struct({
  id: UserId,
  email: Schema.String,
  first_name: Schema.String,
  last_name: Schema.String,
  company: Schema.String,
  phone: Schema.String,
  role: Role,
  account_id: AccountId,
  account_name: Schema.String,
  listed_accounts: Schema.fromJsonString(Schema.Array(AccountId)),
  data_sources: Schema.fromJsonString(Schema.Array(Schema.Int)),
  may_pay: Schema.Boolean,
  shows_order_history: Schema.Boolean,
  shows_digital_history: Schema.Boolean,
  services: Schema.fromJsonString(Schema.Array(Schema.Literals(SERVICES))),
  shows_videos: Schema.NullOr(Schema.Boolean),
  landing_version: Schema.NullOr(Schema.Literals(LANDING_VERSIONS)),
  is_demo: Schema.Boolean,
  password_hash: Schema.NullOr(Schema.String),
})

/**
 * The sources that the site sells and that its readings allow users to order; all if not provided. Users retain sources
 * that the site has switched off, in case they return.
 */
export const SoldSources = Context.Reference<ReadonlyArray<number> | null>(
  "@listwright/server/accounts/SoldSources",
  { defaultValue: () => null },
)

const memberOf = (row: typeof MemberRow.Type, sold: ReadonlyArray<number> | null): Member => ({
  reach: viewerReach({
    userId: row.id,
    role: row.role,
    accountId: row.account_id,
    listedAccounts: row.listed_accounts,
  }),
  user: {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    phone: row.phone,
    role: row.role,
    accountId: row.account_id,
    accountName: row.account_name,
    sources: sold === null ? row.data_sources : row.data_sources.filter((code) => sold.includes(code)),
    showOrderHistory: row.shows_order_history,
    showDigitalHistory: row.shows_digital_history,
    ...(row.shows_videos === null ? {} : { showVideos: row.shows_videos }),
  },
  mayPay: row.may_pay,
  passwordHash: row.password_hash,
  isDemo: row.is_demo,
})

/** Stores users in SQL. */
export const layerUsersSql = Layer.effect(
  Users,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const sold = yield* SoldSources
    const asMember = (row: typeof MemberRow.Type) => memberOf(row, sold)
    const allMembers = sql`SELECT users.*, accounts.name AS account_name,
        (SELECT coalesce(json_agg(m.account_id ORDER BY m.account_id), '[]')::text
         FROM account_members m WHERE m.user_id = users.id) AS listed_accounts
      FROM users JOIN accounts ON accounts.id = users.account_id`

    const byEmail = SqlSchema.findOneOption({
      Request: Schema.String,
      Result: MemberRow,
      execute: (key) => sql`${allMembers} WHERE users.email_key = ${key} AND users.disabled_at IS NULL`,
    })
    const byId = SqlSchema.findOneOption({
      Request: UserId,
      Result: MemberRow,
      execute: (id) => sql`${allMembers} WHERE users.id = ${id} AND users.disabled_at IS NULL`,
    })
    const settings = SqlSchema.findOne({
      Request: UserId,
      Result: MemberRow,
      execute: (id) => sql`${allMembers} WHERE users.id = ${id}`,
    })
    const demo = SqlSchema.findAll({
      Request: Schema.Void,
      Result: MemberRow,
      execute: () =>
        sql`${allMembers} WHERE users.is_demo AND users.disabled_at IS NULL ORDER BY users.created_at, users.id`,
    })
    const all = SqlSchema.findAll({
      Request: Schema.Void,
      Result: Schema.Struct({
        ...MemberRow.fields,
        disabled_at: Schema.NullOr(Schema.Date),
        account_names: Schema.fromJsonString(Schema.Array(Schema.String)),
      }),
      execute: () => sql`SELECT users.*, accounts.name AS account_name, '[]' AS listed_accounts,
        (SELECT coalesce(json_agg(a.name ORDER BY a.id <> users.account_id, a.id), '[]')::text
         FROM account_members m JOIN accounts a ON a.id = m.account_id WHERE m.user_id = users.id) AS account_names
        FROM users JOIN accounts ON accounts.id = users.account_id ORDER BY users.created_at, users.id`,
    })
    const allAccounts = SqlSchema.findAll({
      Request: Schema.Void,
      Result: Schema.Struct({ id: AccountId, name: Schema.String }),
      execute: () => sql`SELECT id, name FROM accounts ORDER BY id`,
    })
    const accounts = SqlSchema.findAll({
      Request: UserId,
      Result: Schema.Struct({ id: AccountId, name: Schema.String }),
      execute: (userId) => sql`SELECT accounts.id, accounts.name
        FROM account_members
        JOIN accounts ON accounts.id = account_members.account_id
        JOIN users ON users.id = account_members.user_id
        WHERE users.id = ${userId}
        ORDER BY accounts.id <> users.account_id, accounts.id`,
    })
    const count = SqlSchema.findOne({
      Request: Schema.Void,
      Result: Schema.Struct({ users: Schema.Int }),
      execute: () => sql`SELECT count(*)::integer AS users FROM users`,
    })

    const add = Effect.fn("Users.add")(function* (
      member: Omit<Member, "reach">,
      accountIds: ReadonlyArray<AccountId>,
    ) {
      const { user } = member
      yield* sql`INSERT INTO users ${sql.insert({
        id: user.id,
        email: user.email,
        email_key: emailKey(user.email),
        password_hash: member.passwordHash,
        first_name: user.firstName,
        last_name: user.lastName,
        company: user.company,
        phone: user.phone,
        role: user.role,
        account_id: user.accountId,
        data_sources: JSON.stringify(user.sources),
        may_pay: member.mayPay,
        is_demo: member.isDemo,
        created_at: yield* DateTime.nowAsDate,
      })}`
      for (const id of new Set([user.accountId, ...accountIds])) {
        yield* sql`INSERT INTO account_members ${sql.insert({ account_id: id, user_id: user.id })}`
      }
    }, sql.withTransaction)

    const members = yield* createLookupCache((id: UserId) =>
      Effect.map(byId(id), Option.map(asMember)).pipe(Effect.orDie),
    )

    /** Applies a change that takes effect from the next call. */
    const changed = (change: Effect.Effect<unknown, SqlError>) =>
      Effect.andThen(Effect.orDie(change), members.forget)

    return Users.of({
      all: () =>
        all().pipe(
          Effect.map((rows) =>
            rows.map((row) => ({
              user: asMember(row).user,
              accounts: row.account_names,
              isDemo: row.is_demo,
              isDisabled: row.disabled_at !== null,
              hasPassword: row.password_hash !== null,
            })),
          ),
          Effect.orDie,
        ),
      accounts: () => Effect.orDie(allAccounts()),
      setRole: (id, role) => changed(sql`UPDATE users SET role = ${role} WHERE id = ${id}`),
      setPassword: (id, passwordHash) =>
        changed(sql`UPDATE users SET password_hash = ${passwordHash}, is_demo = false WHERE id = ${id}`),
      settingsOf: (id) =>
        Effect.map(Effect.orDie(settings(id)), (row): UserSettings => ({
          sources: row.data_sources,
          services: row.services,
          showVideos: row.shows_videos,
          landingVersion: row.landing_version,
          showOrderHistory: row.shows_order_history,
          showDigitalHistory: row.shows_digital_history,
          mayOrder: row.may_pay,
        })),
      setSettings: (id, given) =>
        changed(
          sql`UPDATE users SET ${sql.update({
            data_sources: JSON.stringify(given.sources),
            services: JSON.stringify(given.services),
            shows_videos: given.showVideos,
            landing_version: given.landingVersion,
            shows_order_history: given.showOrderHistory,
            shows_digital_history: given.showDigitalHistory,
            may_pay: given.mayOrder,
          })} WHERE id = ${id}`,
        ),
      setAccounts: Effect.fn("Users.setAccounts")(function* (id, accountIds) {
        const set = Effect.gen(function* () {
          yield* sql`DELETE FROM account_members m USING users u
            WHERE m.user_id = ${id} AND u.id = m.user_id AND m.account_id <> u.account_id`
          for (const accountId of new Set(accountIds))
            yield* sql`INSERT INTO account_members ${sql.insert({ account_id: accountId, user_id: id })}
              ON CONFLICT DO NOTHING`
        })
        yield* changed(sql.withTransaction(set))
      }),
      setCompany: (id, company) => changed(sql`UPDATE users SET company = ${company} WHERE id = ${id}`),
      enable: (id) =>
        changed(sql`UPDATE users SET disabled_at = NULL, password_hash = NULL, is_demo = false
          WHERE id = ${id} AND disabled_at IS NOT NULL`),
      disable: Effect.fn("Users.disable")(function* (id) {
        const now = yield* DateTime.nowAsDate
        yield* changed(sql`UPDATE users SET disabled_at = ${now} WHERE id = ${id} AND disabled_at IS NULL`)
      }),
      findByEmail: (email) => Effect.map(byEmail(emailKey(email)), Option.map(asMember)).pipe(Effect.orDie),
      find: members.get,
      reachOf: (user) =>
        Effect.map(
          members.get(user.id),
          Option.match({
            onNone: () => ({ userId: user.id, accountId: user.accountId, managedAccounts: [] }),
            onSome: ({ reach }) => reach,
          }),
        ),
      accountsOf: (userId) => Effect.orDie(accounts(userId)),
      demoUsers: () =>
        demo().pipe(
          Effect.map((rows) => rows.map((row) => asMember(row).user)),
          Effect.orDie,
        ),
      count: () =>
        count().pipe(
          Effect.map(({ users }) => users),
          Effect.orDie,
        ),
      addAccount: ({ id, name }: Account) =>
        sql`INSERT INTO accounts ${sql.insert({ id, name })} ON CONFLICT (id) DO NOTHING`.pipe(
          Effect.asVoid,
          Effect.orDie,
        ),
      createAccount: (name, userId) =>
        Effect.gen(function* () {
          // Numbers and names are given out by one at a time.
          yield* sql`LOCK TABLE accounts IN EXCLUSIVE MODE`
          const added = yield* sql`INSERT INTO accounts (id, name)
            SELECT coalesce(max(id), 0) + 1, ${name} FROM accounts
            HAVING NOT EXISTS (SELECT 1 FROM accounts WHERE lower(name) = lower(${name}))
            RETURNING id`
          for (const { id } of added)
            yield* sql`INSERT INTO account_members ${sql.insert({ account_id: id, user_id: userId })}`
          return added.length > 0
        }).pipe(sql.withTransaction, Effect.orDie, Effect.tap(members.forget)),
      add: (member, accountIds) => Effect.orDie(add(member, accountIds)),
    })
  }),
)

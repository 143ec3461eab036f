import { Role } from "@listwright/domain"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import * as SqlSchema from "effect/sql/SqlSchema"
import { type Account, emailKey, type Member, Users } from "./Users.ts"

const MemberRow = Schema.Struct({
  id: Schema.String,
  email: Schema.String,
  first_name: Schema.String,
  last_name: Schema.String,
  company: Schema.String,
  phone: Schema.String,
  role: Role,
  account_id: Schema.Int,
  account_name: Schema.String,
  data_sources: Schema.fromJsonString(Schema.Array(Schema.Int)),
  may_pay: Schema.Boolean,
  is_demo: Schema.Boolean,
  password_hash: Schema.String,
})

const memberOf = (row: typeof MemberRow.Type): Member => ({
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
    dataSources: row.data_sources,
  },
  mayPay: row.may_pay,
  passwordHash: row.password_hash,
  isDemo: row.is_demo,
})

/** Users in SQL. */
export const layerUsersSql = Layer.effect(
  Users,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const members = sql`SELECT users.*, accounts.name AS account_name
      FROM users JOIN accounts ON accounts.id = users.account_id`

    const byEmail = SqlSchema.findOneOption({
      Request: Schema.String,
      Result: MemberRow,
      execute: (key) => sql`${members} WHERE users.email_key = ${key}`,
    })
    const byId = SqlSchema.findOneOption({
      Request: Schema.String,
      Result: MemberRow,
      execute: (id) => sql`${members} WHERE users.id = ${id}`,
    })
    const demo = SqlSchema.findAll({
      Request: Schema.Void,
      Result: MemberRow,
      execute: () => sql`${members} WHERE users.is_demo ORDER BY users.created_at, users.id`,
    })
    const accounts = SqlSchema.findAll({
      Request: Schema.String,
      Result: Schema.Struct({ id: Schema.Int, name: Schema.String }),
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

    const add = Effect.fn("Users.add")(function* (member: Member, accountIds: ReadonlyArray<number>) {
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
        data_sources: JSON.stringify(user.dataSources),
        may_pay: member.mayPay,
        is_demo: member.isDemo,
        created_at: yield* DateTime.nowAsDate,
      })}`
      for (const id of new Set([user.accountId, ...accountIds])) {
        yield* sql`INSERT INTO account_members ${sql.insert({ account_id: id, user_id: user.id })}`
      }
    }, sql.withTransaction)

    return Users.of({
      findByEmail: (email) => Effect.map(byEmail(emailKey(email)), Option.map(memberOf)).pipe(Effect.orDie),
      find: (id) => Effect.map(byId(id), Option.map(memberOf)).pipe(Effect.orDie),
      accountsOf: (userId) => Effect.orDie(accounts(userId)),
      demoUsers: () =>
        demo().pipe(
          Effect.map((rows) => rows.map((row) => memberOf(row).user)),
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
      add: (member, accountIds) => Effect.orDie(add(member, accountIds)),
    })
  }),
)

import { type Account, deviceName, Profiles, type SignIn, SignIns } from "@listwright/domain/account"
import { Effect, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import type { JsonFlags } from "../terminal/options.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Row } from "../terminal/Row.ts"
import { printRows } from "../terminal/rows.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { AccountJson, RevocationJson, SignInsJson } from "./AccountJson.ts"
import type { RevokeFlags } from "./commands/revoke.ts"

const encodeAccount = Schema.encodeSync(AccountJson)
const encodeSignIns = Schema.encodeSync(SignInsJson)
const encodeRevoked = Schema.encodeSync(RevocationJson)

const nameOf = (accounts: ReadonlyArray<Account>, id: number): string =>
  accounts.find(({ accountId }) => accountId === id)?.accountName ?? ""

/** Prints the signed-in user's name, address, and points. */
export const showAccountCommand = Effect.fn("showAccountCommand")(function* (
  flags: JsonFlags,
  terminal: Terminal,
) {
  const { address, info } = yield* runOnServer(yield* connection(terminal))(
    Effect.flatMap(Profiles, (profiles) =>
      Effect.all({ info: profiles.info(), address: profiles.address() }, { concurrency: 2 }),
    ),
  )
  const account = { id: info.accountId, name: nameOf(info.accounts, info.accountId) }
  if (flags.json === true) {
    const { company, customerSince, email, homePhone: phone, name, points } = info
    const where =
      address === null
        ? null
        : {
            line: address.addressLine,
            line2: address.addressLine2,
            city: address.city,
            state: address.state,
            zip: address.zip,
          }
    return yield* print(
      terminal,
      jsonText(
        encodeAccount({ email, name, phone, company, customerSince, points, account, address: where }),
      ),
    )
  }
  const rows: ReadonlyArray<Row> = [
    ["email", info.email],
    ["name", info.name],
    ["phone", info.homePhone],
    ["company", info.company],
    ["account", account.id, account.name],
    ["customer_since", info.customerSince],
    ["points", info.points],
    ...(address === null
      ? []
      : [
          [
            "address",
            address.addressLine,
            address.addressLine2,
            address.city,
            address.state,
            address.zip,
          ] as const,
        ]),
  ]
  yield* printRows(terminal, rows)
})

const rowOf = (signIn: SignIn): Row => [
  signIn.isCurrent ? "current" : signIn.kind,
  signIn.id,
  deviceName(signIn),
  signIn.client,
  signIn.startedAt,
  signIn.seenAt ?? "never",
  signIn.expiresAt,
]

/** Prints where the user is signed in. */
export const sessionsCommand = Effect.fn("sessionsCommand")(function* (flags: JsonFlags, terminal: Terminal) {
  const all = yield* runOnServer(yield* connection(terminal))(
    Effect.flatMap(SignIns, (signIns) => signIns.list()),
  )
  if (flags.json === true)
    return yield* print(
      terminal,
      jsonText(encodeSignIns(all.map((signIn) => ({ ...signIn, device: deviceName(signIn) })))),
    )
  yield* printRows(terminal, all.map(rowOf))
})

const usage = new CommandFailed({
  kind: "usage",
  message:
    "Enter the ID of the session to sign out, or sign out several with --others or --all. To see all sessions, run: listwright account sessions",
})

/** Ends one or more sign-ins. */
export const revokeCommand = Effect.fn("revokeCommand")(function* (
  id: string | undefined,
  flags: RevokeFlags,
  terminal: Terminal,
) {
  const named = [id !== undefined, flags.others === true, flags.all === true].filter((is) => is)
  if (named.length !== 1) return yield* usage
  const ended = yield* runOnServer(yield* connection(terminal))(
    Effect.flatMap(SignIns, (signIns) =>
      id === undefined
        ? signIns.endAll(flags.all === true ? "all" : "others")
        : Effect.as(signIns.end(id), 1),
    ),
  )
  yield* flags.json === true
    ? print(terminal, jsonText(encodeRevoked({ ended })))
    : printRows(terminal, [["ended", ended]])
})

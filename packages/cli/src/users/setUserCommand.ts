import type { WireUserChange, WireUserSettings } from "@listwright/adapters"
import { type Service, SERVICES } from "@listwright/domain/account"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import { callAsOperator } from "./callAsOperator.ts"
import type { SetFlags } from "./commands/set.ts"

const invalid = (message: string) => new CommandFailed({ kind: "validation", message })

const parts = (text: string): ReadonlyArray<string> =>
  text.split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]))

const sourcesIn = Effect.fnUntraced(function* (text: string) {
  if (text === "all") return "all" as const
  if (text === "none") return []
  const codes = parts(text)
  const wrong = codes.find((code) => !/^\d{1,4}$/.test(code))
  if (wrong !== undefined || codes.length === 0)
    return yield* invalid(`'${wrong ?? text}' isn't a list type. Use numbers like 10,170, or all, or none.`)
  return codes.map(Number)
})

const isService = (name: string): name is Service => SERVICES.some((service) => service === name)

const servicesIn = Effect.fnUntraced(function* (text: string) {
  if (text === "all") return SERVICES
  if (text === "none") return []
  const named = parts(text)
  const services = named.filter(isService)
  const wrong = named.find((name) => !isService(name))
  if (wrong !== undefined || named.length === 0)
    return yield* invalid(
      `There is no service '${wrong ?? text}'. Use all, none, or any of: ${SERVICES.join(",")}.`,
    )
  return services
})

const onOrOff = Effect.fnUntraced(function* (option: string, text: string, words = "on or off") {
  if (text === "on") return true
  if (text === "off") return false
  return yield* invalid(`--${option} must be ${words}, not '${text}'.`)
})

/** The landing pages by the names that users type. */
const INTERFACES = { full: 1, compact: 2, "by-site": null } as const

const isInterface = (name: string): name is keyof typeof INTERFACES => Object.hasOwn(INTERFACES, name)

const interfaceIn = Effect.fnUntraced(function* (text: string) {
  if (isInterface(text)) return INTERFACES[text]
  return yield* invalid(`--interface must be full, compact or by-site, not '${text}'.`)
})

const interfaceName = (version: WireUserSettings["landingVersion"]): string =>
  Object.entries(INTERFACES).find(([, one]) => one === version)?.[0] ?? ""

/** Returns the changes requested by the options; all other settings stay the same. */
const changeOf = Effect.fnUntraced(function* (email: string, flags: SetFlags) {
  const { digitalHistory, orderHistory, orders, services, sources, videos } = flags
  const change: WireUserChange = {
    email,
    ...(sources === undefined ? {} : { sources: yield* sourcesIn(sources) }),
    ...(services === undefined ? {} : { services: yield* servicesIn(services) }),
    ...(videos === undefined
      ? {}
      : {
          showVideos: videos === "by-role" ? null : yield* onOrOff("videos", videos, "on, off or by-role"),
        }),
    ...(flags.interface === undefined ? {} : { landingVersion: yield* interfaceIn(flags.interface) }),
    ...(orderHistory === undefined
      ? {}
      : { showOrderHistory: yield* onOrOff("order-history", orderHistory) }),
    ...(digitalHistory === undefined
      ? {}
      : { showDigitalHistory: yield* onOrOff("digital-history", digitalHistory) }),
    ...(orders === undefined ? {} : { mayOrder: yield* onOrOff("orders", orders) }),
    ...(flags.addAccount === undefined ? {} : { addAccounts: flags.addAccount }),
    ...(flags.dropAccount === undefined ? {} : { dropAccounts: flags.dropAccount }),
    ...(flags.newAccount === true ? { makeAccounts: true } : {}),
  }
  return change
})

const word = (isOn: boolean): string => (isOn ? "on" : "off")

const rows = (user: WireUserSettings): string =>
  [
    tsvRow("email", user.email),
    tsvRow("sources", user.sources.length === 0 ? "none" : user.sources.join(",")),
    tsvRow("accounts", user.accounts.join(", ")),
    tsvRow("services", user.services.length === 0 ? "none" : user.services.join(",")),
    tsvRow("videos", user.showVideos === null ? "by-role" : word(user.showVideos)),
    tsvRow("interface", interfaceName(user.landingVersion)),
    tsvRow("order_history", word(user.showOrderHistory)),
    tsvRow("digital_history", word(user.showDigitalHistory)),
    tsvRow("orders", word(user.mayOrder)),
  ].join("")

/** Changes what a user may order and see, and prints the result. */
export const setUserCommand = Effect.fn("setUserCommand")(function* (
  email: string,
  flags: SetFlags,
  terminal: Terminal,
) {
  const change = yield* changeOf(email, flags)
  const { answer } = yield* callAsOperator(flags, terminal, (users) => users.set(change))
  yield* print(terminal, flags.json === true ? jsonText(answer) : rows(answer))
})

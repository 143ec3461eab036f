import type { Client, IssuedCall } from "./issuedCalls.ts"
import type { UnissuedCall } from "./unissuedCalls.ts"

const ofClient = (calls: ReadonlyArray<IssuedCall>, client: Client): number =>
  calls.filter(({ clients }) => clients.includes(client)).length

/**
 * Lists each call of the original contract with the clients that issue it and how, or the reason that no client does.
 */
export const callsReport = (
  calls: ReadonlyArray<IssuedCall>,
  reasons: ReadonlyArray<UnissuedCall>,
): string => {
  const issued = calls.filter(({ clients }) => clients.length > 0).length
  return [
    ...calls.map(({ by, clients, method, path }) => {
      const issuers = clients.length === 0 ? "none" : clients.join(", ")
      const why = reasons.find((one) => one.path === path)?.reason ?? ""
      return `${issuers.padEnd(18)}  ${method.padEnd(4)}  ${path}  ${clients.length === 0 ? why : by.join(", ")}`
    }),
    "",
    `${issued} of ${calls.length} calls are issued by our clients: ${ofClient(calls, "screens")} by the screens, ${ofClient(calls, "terminal")} by the terminal.`,
  ].join("\n")
}

import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import type { SampleUsersFile } from "../configuration/SampleUsersFile.ts"
import { accessDisk } from "../site/SiteUnusable.ts"
import { ServiceOrders } from "./ServiceOrders.ts"

/**
 * Adds the service orders of a site's demo users, and writes their files to `folder`. The site's file was validated
 * when it was read, so an order rejected now, such as a removed user's, is only logged.
 */
export const addSampleServiceOrders = Effect.fn("addDemoServiceOrders")(function* (
  { serviceFiles = {}, serviceOrders = [] }: Pick<SampleUsersFile, "serviceFiles" | "serviceOrders">,
  folder: string,
) {
  if (serviceOrders.length === 0) return
  yield* accessDisk(folder, async () => {
    await mkdir(folder, { recursive: true })
    for (const [name, text] of Object.entries(serviceFiles)) await writeFile(join(folder, name), text)
  })
  const orders = yield* ServiceOrders
  const { badLines } = yield* orders.add(serviceOrders.map((cells, at) => ({ line: at + 1, cells })))
  for (const { line, reason } of badLines)
    yield* Effect.logWarning(`demo service order ${line}: ${reason}; no demo service orders were added`)
})

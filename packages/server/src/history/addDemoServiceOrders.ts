import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import type { DemoUsersFile } from "../configuration/DemoUsersFile.ts"
import { onDisk } from "../site/SiteUnusable.ts"
import { ServiceOrders } from "./ServiceOrders.ts"

/**
 * Makes the service orders of a site's demo users, and their files in `folder`. What the site's file says of them was checked
 * when it was read, so that one that is refused all the same, such as one of a user who was removed, is only logged.
 */
export const addDemoServiceOrders = Effect.fn("addDemoServiceOrders")(function* (
  { serviceFiles = {}, serviceOrders = [] }: Pick<DemoUsersFile, "serviceFiles" | "serviceOrders">,
  folder: string,
) {
  if (serviceOrders.length === 0) return
  yield* onDisk(folder, async () => {
    await mkdir(folder, { recursive: true })
    for (const [name, text] of Object.entries(serviceFiles)) await writeFile(join(folder, name), text)
  })
  const orders = yield* ServiceOrders
  const { badLines } = yield* orders.add(serviceOrders.map((cells, at) => ({ line: at + 1, cells })))
  for (const { line, reason } of badLines)
    yield* Effect.logWarning(`demo service order ${line}: ${reason}; no demo service orders were added`)
})

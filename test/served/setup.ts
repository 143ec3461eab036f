import type { TestProject } from "vitest/node"
import { type ServedAddress, startServed } from "./startServed.ts"

declare module "vitest" {
  interface ProvidedContext {
    readonly served: ServedAddress
  }
}

/** One server and one database for all files of a run. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { address, stop } = await startServed()
  project.provide("served", address)
  return stop
}

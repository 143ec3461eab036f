/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type Fixture, fixturesOf } from "./Fixture.ts"

/** The fixtures of a folder of JSON files, for Node. */
export const readFixtures = (folder: string): ReadonlyMap<string, Fixture> =>
  fixturesOf(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .toSorted()
      .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8"))),
  )

import type { Random } from "./random.ts"
import type { World } from "./world/World.ts"

/** A failure that strikes while buyers are busy. Add one with a line in `faults/allFaults.ts`. */
export interface Fault {
  readonly name: string
  readonly weight: number
  /** It strikes PostgreSQL: no site with its embedded database knows it. */
  readonly ofPostgresql?: true
  /** Breaks something, and repairs what doesn't recover on its own. */
  readonly strike: (world: World, random: Random) => Promise<void>
}

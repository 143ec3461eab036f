import type { Random } from "./random.ts"
import type { World } from "./world/World.ts"

/** Something that goes wrong while buyers are busy. Add one by a line in `faults/allFaults.ts`. */
export interface Fault {
  readonly name: string
  readonly weight: number
  /** It strikes PostgreSQL: no site with its embedded database knows it. */
  readonly ofPostgresql?: true
  /** Breaks something, and mends what does not mend itself. */
  readonly strike: (world: World, random: Random) => Promise<void>
}

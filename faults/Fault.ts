import type { Random } from "./random.ts"
import type { World } from "./world/World.ts"

/** Something that goes wrong while buyers are busy. Add one by a line in `faults/allFaults.ts`. */
export interface Fault {
  readonly name: string
  readonly weight: number
  /** Breaks something, and mends what does not mend itself. */
  readonly strike: (world: World, random: Random) => Promise<void>
}

import type { Bits } from "../bits/Bits.ts"
import { Schema } from "effect"
import { hasFact, OCCUPANT_FACTS } from "../../format/layout/Slices.ts"
import { BitsBuilder } from "../bits/BitsBuilder.ts"
import type { SlicedUniverse } from "../Universe.ts"
import type { Slices } from "./conditionBits.ts"
import type { MarkedSlots } from "./SelectedRows.ts"

/** Slices in memory for the duration of some work, as expressions and as slots. */
export interface SlicesInMemory extends Slices {
  readonly slot: (name: string) => number
  /** Returns the slots of a group's bits, bit 0 first. */
  readonly slots: (name: string) => ReadonlyArray<number>
}

const isOccupantFact = Schema.is(Schema.Literals(OCCUPANT_FACTS))

/**
 * Runs the work with groups of slices in memory; a flag that the universe doesn't store has no slices. `marked`
 * has the slots of the bitmaps with the rows that the question leaves out.
 */
export const withSlices = <A>(
  { manifest, runner, store }: SlicedUniverse,
  { doNotSell, suppressed }: MarkedSlots,
  groups: ReadonlyArray<string>,
  work: (slices: SlicesInMemory) => Promise<A>,
): Promise<A> => {
  const stored = groups.filter((name) => !isOccupantFact(name) || hasFact(manifest, name))
  return store.use(stored, (slotsOf) => {
    const builder = new BitsBuilder()
    const load = (slot: number, name: string): Bits => builder.load(runner.addressOf(slot), name)
    return work({
      builder,
      group: (name) => slotsOf(name).map((slot, bit) => load(slot, `${name} bit ${bit}`)),
      doNotSell: doNotSell === null ? null : load(doNotSell.slot, "do not sell"),
      suppressed: (source) => {
        const slot = suppressed.get(source)
        return slot === undefined ? null : load(slot, `suppressed by ${source}`)
      },
      hasCompanies: manifest.hasCompanies === true,
      slot: (name) => slotsOf(name)[0] ?? 0,
      slots: slotsOf,
    })
  })
}

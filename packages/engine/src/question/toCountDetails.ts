import type {
  AreaDetails,
  CountDetails,
  SuppressedCount,
  UnlocatedRecords,
} from "@listwright/domain/counting"

/**
 * Returns a count's details from its areas' details. `named` is the number of records with a name; null if all have
 * one.
 */
export const toCountDetails = (
  areas: ReadonlyArray<AreaDetails>,
  named: number | null,
  suppressed: ReadonlyArray<SuppressedCount>,
  withoutPlace: ReadonlyArray<UnlocatedRecords>,
): CountDetails => {
  const total = areas.reduce((sum, { available }) => sum + available, 0)
  return {
    total,
    withPhones: areas.reduce((sum, { withPhones }) => sum + withPhones, 0),
    withEmail: areas.reduce((sum, { withEmail }) => sum + withEmail, 0),
    withContactNames: named ?? total,
    areas,
    suppressed,
    withoutPlace,
  }
}

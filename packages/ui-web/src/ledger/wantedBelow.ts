import { type AreaCount, totalWanted, type Wanted, wantedQuantities } from "@listwright/domain/counting"

/** How many records are wanted, if that is fewer than available and more than none; null otherwise. */
export const wantedBelow = (areas: ReadonlyArray<AreaCount>, choices: Wanted): number | null => {
  const available = areas.reduce((sum, area) => sum + area.available, 0)
  const wanted = totalWanted(wantedQuantities(areas, choices))
  return wanted > 0 && wanted < available ? wanted : null
}

import { type AreaCount, totalWanted, wantedQuantities } from "@listwright/domain/counting"

/** How many records are wanted, if that is fewer than available and more than none; null otherwise. */
export const wantedBelow = (
  areas: ReadonlyArray<AreaCount>,
  quantities: Readonly<Record<string, number>>,
): number | null => {
  const available = areas.reduce((sum, area) => sum + area.available, 0)
  const wanted = totalWanted(wantedQuantities(areas, quantities))
  return wanted > 0 && wanted < available ? wanted : null
}

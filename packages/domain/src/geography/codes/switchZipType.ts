import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { ZipType } from "../Areas.ts"
import { type AreasRemoved, keepAreas } from "../RemovedArea.ts"

/** Types 0 and 1 both enter plain ZIP Codes: in boxes, ranges and on the map, or pasted. */
const isPlainZip = (zipType: ZipType): boolean => zipType === "plainZip" || zipType === "zip"

/**
 * Changes what the ZIP page takes. Away from plain ZIP Codes the whole geography goes and the ZIP type starts anew as the
 * one switched to; every other switch leaves the list alone. spec: order-builder §4 [ob4-zip-type-switch]
 */
export const switchZipType = (
  definition: ListDefinition,
  from: ZipType,
  to: ZipType,
): AreasRemoved & { readonly zipType: ZipType } => {
  const clears = isPlainZip(from) && !isPlainZip(to)
  return { ...keepAreas(definition, () => !clears), zipType: to }
}

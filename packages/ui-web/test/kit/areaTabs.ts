/** The ways to choose areas of consumers, in the order of the source. */
export const AREA_TABS = [
  "Enter ZIP Codes",
  "ZIP Code Range",
  "Paste ZIP Codes",
  "ZIP Code Map",
  "Radius",
  "Closest",
  "Polygon",
  "Cities",
  "Counties",
  "States",
  "State Map",
  "Metro Areas",
  "Congressional Districts",
  "SCF Codes",
  "More Areas",
  "Total USA",
]

/** The names of attributes, area kinds, fields, price elements, and charges: the single source of every label. */

export { QUICK_PICK_HEADING } from "./glossary/attributeHeadings.ts"
export { AREA_KINDS } from "./glossary/areaKinds.ts"
export { ATTRIBUTES } from "./glossary/attributes.ts"
export { LIFESTYLE_ATTRIBUTES } from "./glossary/lifestyleAttributes.ts"
export { ORDER_AMOUNT_NAMES } from "./glossary/orderAmountNames.ts"
export { CHARGES, PRICE_ELEMENTS } from "./glossary/priceElements.ts"
export { FIELD_NOTES } from "./glossary/fieldNotes.ts"
export { SUPPRESSION_EXPLANATIONS } from "./glossary/suppressionExplanations.ts"
export { DEFAULT_OUTPUT_FIELDS, outputFields, RECORD_FIELDS } from "./glossary/recordFields.ts"
export { SUPPRESSED_ITEMS, SUPPRESSIONS } from "./glossary/suppressions.ts"

import type { WireDemoAttribute, WireDemoColumn, WireDemoSuggestion } from "@listwright/adapters"
import { type Attribute, type AttributeSuggestion, inputTypes } from "@listwright/domain/audience"

/** Converts an attribute to wire format, without its values. */
export const wireDemoColumn = (column: Attribute): WireDemoColumn => ({
  ColumnName: column.column,
  AttributeName: column.name,
  AttributeDesc: column.description,
  DemoInputtype: inputTypes.encode(column.inputType),
  DemoCategory: column.category,
  MinValue: column.min,
  MaxValue: column.max,
  PriceName: column.priceElement,
})

/** Converts an attribute to wire format with its values, in display order. */
export const wireDemoAttribute = (column: Attribute): WireDemoAttribute => ({
  ...wireDemoColumn(column),
  DemoValues: column.values.map(({ description, id, name, value }, index) => ({
    AttributeValue: value,
    AttributeValueName: name,
    AttributeValueDesc: description ?? name,
    ColumnName: column.column,
    AttributesValuesId: id ?? index + 1,
    SortSeq: index + 1,
  })),
})

/** Converts a keyword search match to wire format. */
export const wireDemoSuggestion = (found: AttributeSuggestion): WireDemoSuggestion => ({
  IsGroup: found.isGroup,
  AttributeDesc: found.description,
  AttributeName: found.column,
  AttributeValueName: found.valueName,
  AttributeValue: found.value,
})

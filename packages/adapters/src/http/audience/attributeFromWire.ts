import { type Attribute, inputTypes } from "@listwright/domain/audience"
import type { WireDemoAttribute, WireDemoColumn } from "../../contract/original/audience/WireDemoColumn.ts"

/** Converts a column without its values. An unknown input type becomes a text input. */
export const attributeFromWire = (wire: WireDemoColumn): Attribute => ({
  column: wire.ColumnName,
  name: wire.AttributeName,
  description: wire.AttributeDesc,
  inputType: inputTypes.decode(wire.DemoInputtype) ?? "string",
  category: wire.DemoCategory,
  min: wire.MinValue,
  max: wire.MaxValue,
  values: [],
  priceElement: wire.PriceName,
})

/** Converts a column with its values, in display order. */
export const demoAttributeFromWire = (wire: WireDemoAttribute): Attribute => ({
  ...attributeFromWire(wire),
  values: wire.DemoValues.toSorted((a, b) => a.SortSeq - b.SortSeq).map(
    ({ AttributeValue, AttributeValueName }) => ({
      value: AttributeValue,
      name: AttributeValueName,
    }),
  ),
})

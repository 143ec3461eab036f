import { demoCategories, demoCategoryName, type DemoColumn } from "@listwright/domain/audience"

/** Attributes under the heading of their category. */
export interface AttributeGroup {
  readonly category: number
  readonly name: string
  readonly columns: ReadonlyArray<DemoColumn>
}

/** A category without a name is still offered, under a heading of its own. */
const categoryName = (code: number): string => {
  const category = demoCategories.decode(code)
  return category === undefined ? "Other" : demoCategoryName(category)
}

const GENERAL = demoCategories.encode("general")

/** General comes first because nearly every audience starts there; the others follow by name. */
const byName = (a: AttributeGroup, b: AttributeGroup): number => {
  if (a.category === b.category) return 0
  if (a.category === GENERAL) return -1
  if (b.category === GENERAL) return 1
  return a.name.localeCompare(b.name, "en-US")
}

const matches = (column: DemoColumn, words: ReadonlyArray<string>): boolean => {
  const text = `${column.name} ${column.description} ${categoryName(column.category)}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** All attributes, or those that hold every word of `keyword` in name, description or category; any letter case. */
export const attributeGroups = (
  columns: ReadonlyArray<DemoColumn>,
  keyword: string,
): ReadonlyArray<AttributeGroup> => {
  const words = keyword
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
  const found = columns.filter((column) => matches(column, words))
  return [...Map.groupBy(found, (column) => column.category)]
    .map(([category, members]) => ({ category, name: categoryName(category), columns: members }))
    .toSorted(byName)
}

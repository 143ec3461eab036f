import {
  attributeCategories,
  attributeCategoryName,
  type Attribute,
  mostUsedColumns,
} from "@listwright/domain/audience"

/** A group of attributes under one heading. */
export interface AttributeGroup {
  /** The id of the group: 'most-used', or the category's code. */
  readonly id: string
  readonly name: string
  readonly columns: ReadonlyArray<Attribute>
}

/** Returns a category's heading; a category without a name is still offered, as 'Other'. */
export const categoryName = (code: number): string => {
  const category = attributeCategories.decode(code)
  return category === undefined ? "Other" : attributeCategoryName(category)
}

const GENERAL = String(attributeCategories.encode("general"))

/** Sorts General first, since nearly every audience begins there, and the other groups by name. */
const byName = (a: AttributeGroup, b: AttributeGroup): number => {
  if (a.id === b.id) return 0
  if (a.id === GENERAL) return -1
  if (b.id === GENERAL) return 1
  return a.name.localeCompare(b.name, "en-US")
}

const matches = (column: Attribute, words: ReadonlyArray<string>): boolean => {
  const text = `${column.name} ${column.description} ${categoryName(column.category)}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/**
 * Groups all attributes by category, after a group of the most used attributes; with a `keyword`, only attributes with
 * each of its words in their name, description, or category, ignoring case. Each attribute appears once.
 */
export const attributeGroups = (
  columns: ReadonlyArray<Attribute>,
  keyword: string,
): ReadonlyArray<AttributeGroup> => {
  const words = keyword
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
  const mostUsed = words.length === 0 ? mostUsedColumns(columns) : []
  const others = columns.filter((column) => matches(column, words) && !mostUsed.includes(column))
  const categories = [...Map.groupBy(others, (column) => column.category)]
    .map(([category, members]) => ({ id: String(category), name: categoryName(category), columns: members }))
    .toSorted(byName)
  return mostUsed.length === 0
    ? categories
    : [{ id: "most-used", name: "Most used", columns: mostUsed }, ...categories]
}

import { cents, decimal, usd, ZERO } from "../../shared/Decimal.ts"
import type { IndexedPriceList } from "../price-list/IndexedPriceList.ts"
import { BigDecimal, Result } from "effect"
import { sourceTraits } from "../../catalog/listTypes.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { sortUniqueStrings } from "../../definition/sortUniqueStrings.ts"
import { type GeoType, geoTypes } from "../../definition/GeoType.ts"
import { pricesForGeoType } from "../price-list/mapPrices.ts"
import type { MobilePackage } from "../MobilePackage.ts"
import { type ColumnElement, orderElements } from "./orderElements.ts"
import type { OrderedPart } from "./orderParts.ts"
import type { PricingInput, PricedElement, PricingInputPart } from "../PricingInput.ts"
import type { OutputColumn } from "../../audience/attributes/OutputColumn.ts"
import { NoMobilePackage } from "../PricingErrors.ts"

/**
 * Returns the flat price for a geography type's code, in dollars per order, regardless of the number of areas or
 * records; '0.00' if the list has no price for it.
 */
export const geographyCharge = (list: IndexedPriceList, geoType: number): string =>
  usd(list.geographyPrices.get(geoType) ?? ZERO)

/** Everything chosen for an order that affects its price. */
export interface PricingSelections {
  readonly definition: ListDefinition
  /** The order's kind of area. */
  readonly geoType: GeoType
  /** The records ordered, split by the saved-list attributes that selected them; at least one part. */
  readonly parts: ReadonlyArray<OrderedPart>
  /** The price list's `listUsage` code. */
  readonly listUsage: number
  readonly outputColumns: ReadonlyArray<OutputColumn>
  /** The number of label sets, 0 or more. */
  readonly labelCount: number
  readonly mobilePackage: MobilePackage | null
}

const elementKey = ({ element, isAdditional, subElements = "" }: PricedElement): string =>
  JSON.stringify([element, isAdditional, subElements])

/** Merges parts that have the same price elements. */
const joinedParts = (parts: ReadonlyArray<PricingInputPart>): ReadonlyArray<PricingInputPart> => {
  const joined = new Map<string, PricingInputPart>()
  for (const part of parts) {
    const key = sortUniqueStrings(part.elements.map(elementKey)).join("")
    const before = joined.get(key)
    joined.set(
      key,
      before === undefined
        ? part
        : {
            ...before,
            quantity: before.quantity + part.quantity,
            lists: [...new Set([...before.lists, ...part.lists])],
          },
    )
  }
  return [...joined.values()]
}

/** Returns the elements of all parts, each once. */
const elementsOfAny = (parts: ReadonlyArray<PricingInputPart>): ReadonlyArray<PricedElement> => {
  const names = new Map<string, PricedElement>()
  for (const one of parts.flatMap(({ elements }) => elements))
    if (!names.has(one.element)) names.set(one.element, one)
  return [...names.values()]
}

/**
 * Converts the order's choices to the input for pricing: each part's elements, the flat charge for the area kind, and
 * the package. List type 190 is priced by its package alone, and fails without a package that has a price.
 */
export const toPricingInput = (
  list: IndexedPriceList,
  columns: ReadonlyArray<ColumnElement>,
  chosen: PricingSelections,
): Result.Result<PricingInput, NoMobilePackage> => {
  const { definition, geoType, listUsage, labelCount, mobilePackage } = chosen
  const quantity = chosen.parts.reduce((sum, part) => sum + part.quantity, 0)
  const plain = {
    quantity,
    listUsage,
    mobilePackageCharge: mobilePackage?.charge ?? "0.00",
    listType: definition.listType,
    geoType,
  }
  if (!sourceTraits(definition.listType).skipsPriceCalculation) {
    const elementsOf = ({ columns: own }: OrderedPart) =>
      orderElements(pricesForGeoType(list, geoType), definition, columns, chosen.outputColumns, own)
    const parts = joinedParts(
      chosen.parts.map((part) => ({
        quantity: part.quantity,
        elements: elementsOf(part),
        lists: part.lists,
      })),
    )
    return Result.succeed({
      ...plain,
      elements: elementsOfAny(parts),
      ...(parts.length < 2 ? {} : { parts }),
      labelCount,
      geographyCharge: geographyCharge(list, geoTypes.encode(geoType)),
    })
  }
  return BigDecimal.isZero(cents(decimal(plain.mobilePackageCharge)))
    ? Result.fail(new NoMobilePackage())
    : Result.succeed({ ...plain, elements: [], labelCount: 0, geographyCharge: "0.00" })
}

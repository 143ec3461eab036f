import type { UniverseName } from "@listwright/domain/catalog"
import { businessCatalog } from "../../catalog/businessCatalog.ts"
import { consumerColumns } from "../../catalog/consumerColumns.ts"
import { canadianColumns } from "../../catalog/canadianColumns.ts"
import { moverCatalog } from "../../catalog/moverCatalog.ts"
import { occupantColumns } from "../../catalog/occupantColumns.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"

/**
 * Widens industries to 32 bits. The number of a provider's industries is known only after all are read, and their
 * positions may need more bits than the sample's.
 */
const withRoom = (stored: StoredColumn): StoredColumn =>
  stored.encoding === "industries" ? { ...stored, bits: 32 } : stored

/** The built-in attributes of each universe, without their strings. */
const CATALOGS: Readonly<Record<UniverseName, () => ReadonlyArray<StoredColumn>>> = {
  consumer: () => consumerColumns,
  business: () => businessCatalog([]).map(withRoom),
  movers: moverCatalog,
  occupant: () => occupantColumns,
  canadianConsumer: () => canadianColumns([]),
}

/** Returns the attributes that a mapping may fill without describing them. */
export const universeCatalog = (universe: UniverseName): ReadonlyArray<StoredColumn> => CATALOGS[universe]()

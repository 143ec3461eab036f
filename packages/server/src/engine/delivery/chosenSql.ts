import { matchedSql } from "../process/matchedSql.ts"
import type { DeliveryOrder } from "../process/messages.ts"

/**
 * The rows to deliver, as SQL. Of an area's n rows in walk order, q are taken, spread evenly: row i is taken when
 * floor((i + 1) q / n) exceeds floor(i q / n), which happens exactly q times. No row is in two areas, so none comes
 * twice.
 */
export const chosenSql = (order: DeliveryOrder, columns: ReadonlyArray<string>): string => {
  const quantities = `(SELECT unnest(range(${order.quantities.length})) AS area,
    unnest([${order.quantities.join(",")}]::BIGINT[]) AS wanted) AS quantities`
  return `SELECT * EXCLUDE (place, size, wanted) FROM (
    SELECT matched.*, wanted, row_number() OVER areas - 1 AS place, count(*) OVER (PARTITION BY area) AS size
    FROM (${matchedSql(order.selection, columns)}) AS matched JOIN ${quantities} USING (area)
    WINDOW areas AS (PARTITION BY area ORDER BY ROW_ID)
  ) WHERE ((place + 1) * least(wanted, size)) // size > (place * least(wanted, size)) // size`
}

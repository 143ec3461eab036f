import type { Notice } from "../../shared/Notice.ts"
import { noGeoAddress } from "../AddressNotices.ts"

/**
 * Total records are those of the selected addresses, and one must be selected; null: they can be shown. spec:
 * order-builder §5 [ob5-total-records-modal]
 */
export const totalRecordsWarning = (selectedAddresses: number): Notice | null =>
  selectedAddresses > 0 ? null : noGeoAddress

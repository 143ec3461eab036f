import type { Notice } from "../../shared/Notice.ts"
import { noGeoAddress } from "../AddressNotices.ts"

/** Total records are those of the selected addresses, of which there must be one; null: they can be told. spec: order-builder §5 [ob5-total-records-modal] */
export const totalRecordsWarning = (selectedAddresses: number): Notice | null =>
  selectedAddresses > 0 ? null : noGeoAddress

import type { Notice } from "../../shared/Notice.ts"
import { noAddressSelectedNotice } from "../AddressNotices.ts"

/**
 * Returns the warning that the user must select an address, since total records are counted for selected addresses;
 * null if they can be shown. spec: order-builder §5 [ob5-total-records-modal]
 */
export const totalRecordsWarning = (selectedAddresses: number): Notice | null =>
  selectedAddresses > 0 ? null : noAddressSelectedNotice

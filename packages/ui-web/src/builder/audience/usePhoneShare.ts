import type { PhoneOption } from "@listwright/domain/definition"
import { useLiveCount } from "../../list/ledger/figures/useLiveCount.ts"
import type { PhoneShare } from "@listwright/domain/audience"

/**
 * Returns the live count's phone figures; null for a list restricted to records with phones, which doesn't show the
 * share.
 */
export const usePhoneShare = (phoneOption: PhoneOption | null): PhoneShare | null => {
  const { answer } = useLiveCount()
  return phoneOption === "onlyWithPhones" ? null : answer
}

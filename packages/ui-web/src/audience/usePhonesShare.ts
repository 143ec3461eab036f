import type { PhoneOption } from "@listwright/domain/definition"
import { useLiveCount } from "../ledger/figures/useLiveCount.ts"
import type { PhonesShare } from "@listwright/domain/audience"

/**
 * Returns the live count's figures on phones. A list of records with phones only doesn't show the share, so this is
 * null for it.
 */
export const usePhonesShare = (phoneOption: PhoneOption | null): PhonesShare | null => {
  const { answer } = useLiveCount()
  return phoneOption === "onlyWithPhones" ? null : answer
}

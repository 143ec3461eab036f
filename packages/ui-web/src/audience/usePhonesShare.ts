import type { PhoneOption } from "@listwright/domain/definition"
import { useLiveCount } from "../ledger/figures/useLiveCount.ts"
import type { PhonesShare } from "@listwright/domain/audience"

/**
 * What the live count says about phones. A list of records with phones only says nothing about the share, so there is
 * none then.
 */
export const usePhonesShare = (phoneOption: PhoneOption | null): PhonesShare | null => {
  const { answer } = useLiveCount()
  return phoneOption === "onlyWithPhones" ? null : answer
}

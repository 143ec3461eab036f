import { Agreements } from "@listwright/domain/order"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"

/** Loads a source's Data Use Agreement. */
export const useAgreement = (listType: number) =>
  useCall(
    ["agreement", listType],
    Effect.flatMap(Agreements, (agreements) => agreements.agreement(listType)),
    { staleTime: Number.POSITIVE_INFINITY },
  )

import { ADDRESS_KINDS } from "../../format/rows/rowColumns.ts"
import type { Address } from "../addresses/Address.ts"
import type { Random } from "../random/Random.ts"
import { MAILBOX_CODES } from "../../catalog/occupantColumns.ts"

/** Draws the mailbox type: banks of boxes in buildings, curbside boxes in the country, and door boxes in old towns. */
export const drawMailbox = (random: Random, { business, kind }: Address, urbanity: number): number => {
  const luck = random.unit()
  switch (kind) {
    case ADDRESS_KINDS.box:
    case ADDRESS_KINDS.businessBox:
      return MAILBOX_CODES.postOffice
    case ADDRESS_KINDS.flat:
    case ADDRESS_KINDS.suite:
      return luck < 0.85 ? MAILBOX_CODES.central : MAILBOX_CODES.cluster
    default: {
      const door = 0.55 * urbanity * urbanity + (business ? 0.2 : 0)
      if (luck < door) return MAILBOX_CODES.door
      return luck < door + 0.22 ? MAILBOX_CODES.cluster : MAILBOX_CODES.curb
    }
  }
}

import type { Command } from "../Command.ts"
import { countBusinesses, countDraft, editDraft, quoteDraft, startDraft } from "./editing.ts"
import { clickAgain, doubleClick, leaveWhilePlacing, placeOrder, repeatClick } from "./placing.ts"

export const allCommands: ReadonlyArray<Command> = [
  startDraft,
  editDraft,
  countDraft,
  countBusinesses,
  quoteDraft,
  placeOrder,
  doubleClick,
  leaveWhilePlacing,
  repeatClick,
  clickAgain,
]

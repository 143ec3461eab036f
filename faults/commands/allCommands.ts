import type { Command } from "../Command.ts"
import { countDraft, editDraft, quoteDraft, startDraft } from "./editing.ts"
import { clickAgain, doubleClick, leaveWhilePlacing, placeOrder, repeatClick } from "./placing.ts"

export const allCommands: ReadonlyArray<Command> = [
  startDraft,
  editDraft,
  countDraft,
  quoteDraft,
  placeOrder,
  doubleClick,
  leaveWhilePlacing,
  repeatClick,
  clickAgain,
]

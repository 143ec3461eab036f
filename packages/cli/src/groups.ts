import type { PartCommandAdder } from "./sign-in/createPartCommandAdder.ts"
import type { CommandAdder, Group } from "./terminal/CommandAdder.ts"

/** Adds the commands of one folder to the program. */
export type AddCommands = (program: Group, add: CommandAdder, addOfPart: PartCommandAdder) => void

/** Loads the commands of each folder, in the order that the program's help lists them. */
export const groups: ReadonlyArray<() => Promise<AddCommands>> = [
  async () => (await import("./sign-in/addSignInCommands.ts")).addSignInCommands,
  async () => (await import("./account/addAccountCommands.ts")).addAccountCommands,
  async () => (await import("./serving/addServeCommand.ts")).addServeCommand,
  async () => (await import("./counting/addCountCommand.ts")).addCountCommand,
  async () => (await import("./areas/addAreasCommand.ts")).addAreasCommand,
  async () => (await import("./places/addPlacesCommand.ts")).addPlacesCommand,
  async () => (await import("./attributes/addAttributesCommand.ts")).addAttributesCommand,
  async () => (await import("./industries/addIndustriesCommands.ts")).addIndustriesCommands,
  async () => (await import("./sources/addSourcesCommands.ts")).addSourcesCommands,
  async () => (await import("./jobs/addJobsCommand.ts")).addJobsCommand,
  async () => (await import("./mail/addMailCommands.ts")).addMailCommands,
  async () => (await import("./requests/addRequestsCommand.ts")).addRequestsCommand,
  async () => (await import("./errors/addErrorsCommand.ts")).addErrorsCommand,
  async () => (await import("./parts.ts")).addPartCommands,
  async () => (await import("./orders/addOrderCommands.ts")).addOrderCommands,
  async () => (await import("./pay/addPayCommands.ts")).addPayCommands,
  async () => (await import("./tasks/addTasksCommands.ts")).addTasksCommands,
  async () => (await import("./tax/addTaxCommands.ts")).addTaxCommands,
  async () => (await import("./suppressions/addSuppressionCommands.ts")).addSuppressionCommands,
  async () => (await import("./quick-picks/addQuickPickCommands.ts")).addQuickPickCommands,
  async () => (await import("./saved-lists/addSavedCommands.ts")).addSavedCommands,
  async () => (await import("./reports/addReportCommands.ts")).addReportCommands,
  async () => (await import("./plans/addPlanCommand.ts")).addPlanCommand,
  async () => (await import("./universe/addUniverseCommands.ts")).addUniverseCommands,
  async () => (await import("./geography/addGeographyCommand.ts")).addGeographyCommand,
  async () => (await import("./users/addUserCommands.ts")).addUserCommands,
  async () => (await import("./site/addSiteCommands.ts")).addSiteCommands,
  async () => (await import("./completion/addCompletionCommands.ts")).addCompletionCommands,
]

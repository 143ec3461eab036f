import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareAreaTable } from "./commands/areaTable.ts"
import { declareBreakdown } from "./commands/breakdown.ts"

/** Adds `report`. */
export const addReportCommands = (program: Group, add: CommandAdder): void => {
  const report = program.command("report").description("create reports on a list")
  add(report, declareBreakdown(), async () => (await import("./breakdownCommand.ts")).breakdownCommand)
  add(report, declareAreaTable(), async () => (await import("./areaTableCommand.ts")).areaTableCommand)
}

import { dirname, relative, resolve } from "node:path"
import { everyNode, nodeAt, statementsOf, textAt } from "../docs/syntax.ts"

const IMPORTING = new Set([
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
  "TSImportType",
])

/** The modules of its own package that a module imports, types too, by their path from `root`. */
export const importsOf = (root: string, file: string, text: string): ReadonlyArray<string> =>
  statementsOf(file, text)
    .flatMap((statement) => [...everyNode(statement)])
    .filter(({ type }) => IMPORTING.has(type))
    .map((node) => textAt(nodeAt(node, "source") ?? node, "value"))
    .filter((specifier) => specifier?.startsWith(".") === true)
    .map((specifier) => relative(root, resolve(dirname(resolve(root, file)), specifier ?? "")))

import { parseSync, type Plugin, Visitor } from "vite"

/**
 * Leaves out of a build for browsers who may make each call of the contract, with its example requests: the server
 * decides it, and its tests make those requests. Lines keep their numbers.
 */
export const withoutAccess = (): Plugin => ({
  name: "listwright:without-access",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/adapters\/src\/contract\/.+\.ts$/, code: "annotate" },
    handler(code, id) {
      const cuts: Array<readonly [number, number]> = []
      new Visitor({
        CallExpression({ callee, arguments: [annotation], end }) {
          if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return
          if (callee.property.name !== "annotate") return
          if (annotation?.type === "Identifier" && annotation.name === "Access")
            cuts.push([callee.object.end, end])
        },
      }).visit(parseSync(id, code).program)
      const lines = (from: number, to: number) => code.slice(from, to).replaceAll(/[^\n]/g, "")
      return {
        code: cuts
          .toSorted((a, b) => b[0] - a[0])
          .reduce((text, [from, to]) => text.slice(0, from) + lines(from, to) + text.slice(to), code),
        map: null,
      }
    },
  },
})

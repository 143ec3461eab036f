// Stands in for `node:child_process` in commander, which loads it for programs made of several files. Loads it when it is
// used: this program is one file.
// oxlint-disable-next-line import/no-default-export
export default {
  spawn: (...started) => process.getBuiltinModule("node:child_process").spawn(...started),
}

// Stands in for `react-devtools-core`, which Ink imports by a default import and uses in development only.
// oxlint-disable-next-line import/no-default-export
export default { initialize() {}, connectToDevTools() {} }

// Before the first paint: a chosen theme never flashes, and the page starts in the shape of the screen that comes.
;(function (files) {
  var page = document.documentElement
  try {
    var theme = localStorage.getItem("listwright-theme")
    if (theme === "light" || theme === "dark") page.dataset.theme = theme
    if (localStorage.getItem("listwright-signed-in-as")) page.dataset.returning = ""
  } catch (_) {}
  var path = location.pathname
  var start =
    location.hash.indexOf("#link=") === 0 || path === "/403"
      ? "blank"
      : !document.cookie.split("; ").includes("%SIGNED_IN_COOKIE%=1")
        ? "sign-in"
        : /^\/order\/\d+(?:\/(?:geo.*)?)?$/.test(path)
          ? "areas"
          : /^\/order\/\d+\/demo/.test(path)
            ? "audience"
            : "frame"
  page.dataset.start = start
  ;(files[start] || []).forEach(function (file) {
    var link = document.createElement("link")
    link.rel = "modulepreload"
    link.href = file
    document.head.append(link)
  })
})(/* FILES */)

/**
 * Filters and orders the rows of a report in the browser. Rows carry `data-kinds` (blank-separated),
 * `data-name`, and a number for every other order of the list. The bar is hidden until this runs, so
 * that a reader without scripts meets no dead button.
 */
export const reportScript = `
(function () {
  var bar = document.querySelector(".reportBar");
  if (!bar) return;
  var list = document.getElementById("rows");
  var rows = Array.from(list.children);
  var chips = Array.from(bar.querySelectorAll("[data-filter]"));
  var order = document.getElementById("order");
  var find = document.getElementById("find");
  var chosen = "all";
  function show() {
    var words = find.value.trim().toLowerCase();
    var shown = rows.filter(function (row) {
      var kinds = row.dataset.kinds.split(" ");
      var fits = chosen === "all" || kinds.indexOf(chosen) >= 0;
      row.hidden = !fits || (words !== "" && row.textContent.toLowerCase().indexOf(words) < 0);
      return !row.hidden;
    });
    document.getElementById("count").textContent = shown.length + " shown";
  }
  chips.forEach(function (chip) {
    chip.addEventListener("click", function () {
      chosen = chip.dataset.filter;
      chips.forEach(function (other) {
        other.setAttribute("aria-pressed", String(other === chip));
      });
      show();
    });
  });
  find.addEventListener("input", show);
  order.addEventListener("change", function () {
    var key = order.value;
    rows.sort(function (a, b) {
      var byName = a.dataset.name.localeCompare(b.dataset.name);
      return key === "name" ? byName : Number(b.dataset[key]) - Number(a.dataset[key]) || byName;
    });
    rows.forEach(function (row) {
      list.append(row);
    });
  });
  bar.hidden = false;
})();
`;

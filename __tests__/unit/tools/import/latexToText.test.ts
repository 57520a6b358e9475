import { latexToAddress, latexToText, UnknownCommand } from "../../../../tools/import/latexToText";

describe("a text of BibTeX as people read it", () => {
  it.each([
    ["Pere-Llu{\\'\\i}s", "Pere-Lluís"],
    ["Llu{\\'{\\i}}s and Llu\\'{\\i}s", "Lluís and Lluís"],
    ["Fran{\\c{c}}ois, Fran\\c cois", "François, François"],
    ["{\\v{C}}ibej, \\v Cibej", "Čibej, Čibej"],
    ["Scir\\`{e}, Scir{\\`e}, Scir\\`e", "Scirè, Scirè, Scirè"],
    ["Nguy{\\~{\\^e}}n", "Nguyễn"],
    [
      "{\\AA}ngstr{\\\"o}m, \\o stergaard, {\\L}{\\'o}d{\\'z}, Stra{\\ss}e",
      "Ångström, østergaard, Łódź, Straße",
    ],
    ["{\\DJ}or{\\dj}e, I{\\c{s}}{\\i}k", "Đorđe, Işık"],
  ])("has the letters of %s", (latex, text) => {
    expect(latexToText(latex)).toBe(text);
  });

  it.each([
    ["{REBEL}: {R}elation", "REBEL: Relation"],
    ["What{'}s in ``a name''---or `two'?", "What’s in “a name”—or ‘two’?"],
    ["pages 1--9", "pages 1–9"],
    ["80\\% of R\\&D, {\\textasciitilde}5 \\$", "80% of R&D, ~5 $"],
    ["An \\emph{important} \\textbf{word} \\textsc{wsd}", "An important word wsd"],
    ["{\\em all} of it", "all of it"],
    ["\\href{https://example.org}{a link}", "a link"],
    ["$\\alpha$-divergence, $x^{2}$, H$_2$O", "α-divergence, x2, H2O"],
    ["Vol.~1,\n   two  lines", "Vol. 1, two lines"],
    ["{\\LaTeX} and {\\ldots}", "LaTeX and …"],
    ["日本語 and Ελληνικά", "日本語 and Ελληνικά"],
  ])("reads %s", (latex, text) => {
    expect(latexToText(latex)).toBe(text);
  });

  it("tells a command that it does not know, as leaving it out would lose a letter", () => {
    expect(() => latexToText("a \\mystery{x}")).toThrow(new UnknownCommand("\\mystery").message);
  });
});

it("an address keeps its own signs, without escapes and \\url", () => {
  expect(latexToAddress("\\url{https://example.org/a\\_b%20c~d}")).toBe(
    "https://example.org/a_b%20c~d",
  );
  expect(latexToAddress("10.1162/coli\\_a\\_00405")).toBe("10.1162/coli_a_00405");
});

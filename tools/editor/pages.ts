/** Titles of the site's pages by path, as last saved; forms offer them as links. */
export const pageTitles = new Map<string, string>();

const LINK_INPUTS = '#link, [data-key-path$="url"], [data-key-path$="link"]';

/** Offers the site's pages in link fields, through the `<datalist>` with the id `pages`. */
export function offerPages(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(LINK_INPUTS)) return;
    const options = [...pageTitles].map(([path, title]) => new Option(title, path));
    document.getElementById("pages")?.replaceChildren(...options);
    target.setAttribute("list", "pages");
  });
}

/**
 * The addresses of the client's pages. They are paths of its server; a site of static files has one page, which has
 * the address in its query: `?/rules?game=prefa#c3-1` is `/rules?game=prefa#c3-1`.
 */

/** An address within the client. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** The element of a site's page that lists the files of the host in this browser; there is none on a server. */
export const FILES_ELEMENT = "prikup-host";
/** True in a site of static files. */
export const isSite = typeof document !== "undefined" && document.getElementById(FILES_ELEMENT) !== null;

/** Return the client's address in one of the browser, by default in that of the page. */
export function addressOf(address: Address = location, site = isSite): Address {
  if (!site) return address;
  const [pathname = "/", ...queries] = address.search.startsWith("?/") ? address.search.slice(1).split("?") : ["/"];
  return { pathname, search: queries.length ? `?${queries.join("?")}` : "", hash: address.hash };
}

/** Return the `href` of a link to one of the client's addresses. */
export const linkOf = (address: string, site = isSite): string => (site && address.startsWith("/") ? `?${address}` : address);

/** Return an address in full, to be shared. */
export const fullAddress = (address: string): string => new URL(linkOf(address), location.href).href;

/** Return the client's address that a link leads to; null if it leads elsewhere. */
export function addressOfLink(link: HTMLAnchorElement, site = isSite): Address | null {
  if (link.origin !== location.origin) return null;
  if (site && (link.pathname !== location.pathname || !link.search.startsWith("?/"))) return null;
  return addressOf(link, site);
}

/**
 * Correct the links of a site, also those that are shown later: the client's addresses go into the query, and open in
 * this tab, since only one has the host.
 */
export function correctLinks(): void {
  const correct = (link: Element): void => {
    const address = link.getAttribute("href") ?? "";
    if (!address.startsWith("/") || address.startsWith("/api/")) return;
    link.setAttribute("href", linkOf(address, true));
    link.removeAttribute("target");
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof HTMLAnchorElement) correct(target);
      for (const node of addedNodes) {
        if (node instanceof HTMLAnchorElement) correct(node);
        else if (node instanceof Element) node.querySelectorAll("a[href]").forEach(correct);
      }
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] });
}

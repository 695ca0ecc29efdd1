/** The address of the page, as state; links inside the client change it without a reload. */
import { linkOf, addressOf, addressOfLink } from "./site";

type Route = { page: "home" | "rules" | "board" | "mine" | "public" | "daily" | "tables" | "account" | "operator" } | { page: "table" | "proof" | "score" | "watch" | "text" | "review" | "same" | "tournament" | "puzzles" | "learn"; id: string } | { page: "lost"; path: string };

export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1 && parts[0] === "rules") return { page: "rules" };
  if (parts.length === 1 && parts[0] === "mine") return { page: "mine" };
  if (parts.length === 1 && parts[0] === "public") return { page: "public" };
  if (parts.length === 1 && parts[0] === "account") return { page: "account" };
  if (parts.length === 1 && parts[0] === "operator") return { page: "operator" };
  if (parts.length === 1 && parts[0] === "daily") return { page: "daily" };
  if (parts.length === 1 && parts[0] === "tables") return { page: "tables" };
  if (parts.length === 1 && parts[0] === "board") return { page: "board" };
  if (parts[0] === "score" && parts.length < 3) return { page: "score", id: parts[1] ?? "" };
  if (parts[0] === "review" && parts.length < 3) return { page: "review", id: parts[1] ?? "" };
  if (parts[0] === "puzzles" && parts.length < 3) return { page: "puzzles", id: parts[1] ?? "" };
  if (parts[0] === "learn" && parts.length < 4) return { page: "learn", id: parts.slice(1).join("/") };
  if (parts.length === 2 && parts[1]) {
    if (parts[0] === "t") return { page: "table", id: parts[1] };
    if (parts[0] === "proof") return { page: "proof", id: parts[1] };
    if (parts[0] === "rules") return { page: "text", id: parts[1] };
    if (parts[0] === "same") return { page: "same", id: parts[1] };
    if (parts[0] === "tournament") return { page: "tournament", id: parts[1] };
    if (parts[0] === "watch") return { page: "watch", id: parts[1] };
  }
  return { page: "lost", path };
}

const address = (): string => {
  const { pathname, search } = addressOf();
  return pathname + search;
};

class Router {
  route = $state<Route>(parse(addressOf().pathname));
  #at = address();

  constructor() {
    addEventListener("popstate", () => {
      if (this.#at !== address()) this.#turn(); // the browser handles other places of the same page itself
    });
  }

  /** Open a page of the client, as if its link had been followed. */
  go(path: string): void {
    history.pushState(null, "", linkOf(path));
    this.#turn();
  }

  /** Change the address of the page that is open, without a new entry in the history. */
  replace(path: string): void {
    history.replaceState(null, "", linkOf(path));
    this.#at = address();
  }

  #turn(): void {
    this.#at = address();
    this.route = parse(addressOf().pathname);
  }

  /** Follow a plain click on an inner link here; leave others to the browser. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    const to = link && addressOfLink(link);
    if (!to || link.target || link.hasAttribute("download")) return;
    if (parse(to.pathname).page === "lost") return;
    if (to.hash && to.pathname === addressOf().pathname) return; // a place on this page
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const router = new Router();

// Addresses of the page and the way between them, over the history of the browser.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table' | 'text' | 'replay'; id: string }
  | { page: 'rules' | 'components'; game: string }
  | { page: 'games' | 'learn' | 'settings' | 'missing' }

const PATTERNS: [RegExp, (word: string) => Route][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/new\/([\w-]+)$/, (game) => ({ page: 'new', game })],
  [/^\/table\/([\w-]+)$/, (id) => ({ page: 'table', id })],
  [/^\/table\/([\w-]+)\/text$/, (id) => ({ page: 'text', id })],
  [/^\/replay\/([\w-]+)$/, (id) => ({ page: 'replay', id })],
  [/^\/rules\/([\w-]+)$/, (game) => ({ page: 'rules', game })],
  [/^\/components\/([\w-]+)$/, (game) => ({ page: 'components', game })],
  [/^\/games$/, () => ({ page: 'games' })],
  [/^\/learn$/, () => ({ page: 'learn' })],
  [/^\/settings$/, () => ({ page: 'settings' })],
]

/** The page that an address names. */
export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  for (const [pattern, route] of PATTERNS) {
    const found = pattern.exec(plain)
    if (found) return route(found[1] ?? '')
  }
  return { page: 'missing' }
}

class Router {
  path = $state(globalThis.location?.pathname ?? '/')
  hash = $state(globalThis.location?.hash ?? '')
  route = $derived(routeOf(this.path))

  /** Listen to links and to the back button; returns a function that stops. */
  start(): () => void {
    const moved = () => this.read()
    const clicked = (event: MouseEvent) => this.follow(event)
    addEventListener('popstate', moved)
    document.addEventListener('click', clicked)
    return () => {
      removeEventListener('popstate', moved)
      document.removeEventListener('click', clicked)
    }
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address)
    this.read()
    if (!this.hash) scrollTo(0, 0)
  }

  private read(): void {
    this.path = location.pathname
    this.hash = location.hash
  }

  /** A plain click on a link of our own stays in the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element).closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (routeOf(link.pathname).page === 'missing') return
    if (link.pathname === location.pathname && link.hash) return // the browser scrolls there by itself
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()

import { mount } from 'svelte'
import App from './App.svelte'
import './design/tokens.css'
import './design/night.css'
import './design/page.css'
import { placeSprite } from './design/sprite'
import { preferred, words } from './lib/text/words.svelte'

await Promise.all([words.use(preferred(), false), placeSprite()])
mount(App, { target: document.getElementById('page')! })
if (import.meta.env.PROD && isSecureContext) {
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined) // a browser may refuse; all else works
}

/** What makes an app of the page, after its first picture: the service worker, the language of the manifest, a look for updates. */
import { language } from '../words/index.svelte'
import { manifestFile } from './manifest'
import { watchForUpdates } from './update'

let begun = false

export function begin(): void {
  if (begun || import.meta.env.DEV) return
  begun = true
  watchForUpdates()
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (link) link.href = `/${manifestFile(language())}`
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

/** Without https there is none, nor where it is forbidden: then the page needs its network. */
function register(): void {
  navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
}

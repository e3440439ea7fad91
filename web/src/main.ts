import { mount } from 'svelte'
import App from './App.svelte'
import { afterPaint } from './look/deferred.svelte'
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import { loadStart, loadTable } from './parts'
import { atStart, tableInPath } from './router.svelte'
import { warmUp } from './start/load'
import { begin } from './words/index.svelte'

if (tableInPath()) void loadTable()
else if (atStart()) {
  warmUp()
  void loadStart()
}
await begin()
mount(App, { target: document.getElementById('app')! })
// whoever is at the start will soon want a table
if (atStart()) void loadStart().then(() => afterPaint(() => void loadTable()))

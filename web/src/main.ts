import { mount } from 'svelte'
import App from './App.svelte'
import './look/tokens.css'
import './look/base.css'
import { tableInPath } from './router.svelte'
import { warmUp } from './start/load'
import { choose, preferred } from './words/index.svelte'

if (!tableInPath()) warmUp()
await choose(preferred(), false)
mount(App, { target: document.getElementById('app')! })

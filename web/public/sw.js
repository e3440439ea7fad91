importScripts('/push.js')

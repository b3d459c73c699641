// What the build makes of app/: the whole Remix server as one module.
declare module '#build/server/index.js' {
	import type { ServerBuild } from '@remix-run/cloudflare'

	const build: ServerBuild
	export = build
}

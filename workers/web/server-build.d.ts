// The Remix server of app/, built as one module.
declare module '#build/server/index.js' {
	import type { ServerBuild } from '@remix-run/cloudflare'

	const build: ServerBuild
	export = build
}

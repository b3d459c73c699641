import { createReadStream, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler } from '@remix-run/cloudflare'
import { createServer as createVite } from 'vite'
import { bundleWorkers } from '#tools/build.ts'
import { workerNameOf } from '#tools/host.ts'
import { startPlatform } from '#tools/platform.ts'
import { portFromEnvironment, requireFreePort } from '#tools/ports.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy } from '#tools/stop-reason.ts'
import { strokeFilesByPath } from '#tools/stroke-files.ts'

const apiWorkers = ['tokenize', 'tts', 'articles', 'training', 'outbox'] as const

/**
 * `npm run dev`: runs the web worker's app in Node under Vite with hot reload, on the bindings of a
 * running platform. The other workers are bundled once at start.
 */
export function run(): Promise<void> {
	return orSayWhy(async () => {
		const port = portFromEnvironment()
		await requireFreePort(port)
		// The web worker's configuration requires this folder; Vite serves the files instead.
		mkdirSync('build/client', { recursive: true })
		await sayAloud('Bundling the workers', () => bundleWorkers(apiWorkers))
		const platform = await startPlatform({
			port,
			say: sayAloud,
			isDevelopment: true,
			withFirstAudio: true,
		})
		const server = createServer()
		const vite = await createVite({
			appType: 'custom',
			server: { middlewareMode: true, hmr: { server } },
		})
		const answer = getRequestListener(async (request) => {
			const build = () => vite.ssrLoadModule('virtual:remix/server-build')
			const { createWebApp } = await vite.ssrLoadModule('/workers/web/app.ts')
			const app = createWebApp({
				// Vite returns the server build, but without its type.
				handlePage: createRequestHandler(build as never, 'development'),
				development: true,
			})
			const bindings = await platform.miniflare.getBindings(workerNameOf('web'))
			const env = { ...bindings, ASSETS: { fetch } }
			return app.fetch(request, env, {
				waitUntil: (work: Promise<unknown>) => work.catch(console.error),
			})
		})
		const strokes = strokeFilesByPath()
		server.on('request', (request, response) => {
			const file = strokes.get(request.url ?? '')
			if (file) createReadStream(file).pipe(response)
			else vite.middlewares(request, response, () => answer(request, response))
		})
		server.listen(port, '127.0.0.1', () =>
			console.log(`\nHanlu is ready for development: ${platform.url}`),
		)
	})
}

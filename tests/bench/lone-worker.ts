/**
 * One worker alone in the platform's host, which looks for a file of a request's name before it asks
 * the worker: what the host itself costs, with hardly anything behind it.
 */
import { Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptions } from 'wrangler'
import { workerConfigs } from '#tools/build.ts'

type Others = {
	modulesRoot?: string
	modules?: { type: 'ESModule' | 'CompiledWasm' | 'Data' | 'Text'; path: string }[]
}

type LoneWorker = { url: string; stop(): Promise<void> }

/** The least that a worker can do. */
const hi = 'export default { fetch: () => new Response("hi") }'

/** `code` is the worker's first module; `others` is what that may import. */
export async function startAlone(code = hi, others: Others = {}): Promise<LoneWorker> {
	const { workerOptions: options } = workerOptions(workerConfigs.web)
	const { modulesRoot = process.cwd(), modules = [] } = others
	const first = { type: 'ESModule', path: `${modulesRoot}/first.js`, contents: code } as const
	const miniflare = new Miniflare({
		host: '127.0.0.1',
		port: 0,
		cf: false,
		telemetry: { enabled: false },
		log: new Log(LogLevel.WARN),
		assets: options.assets,
		compatibilityDate: options.compatibilityDate,
		compatibilityFlags: options.compatibilityFlags,
		modulesRoot,
		modules: [first, ...modules],
	})
	const { href: url } = await miniflare.ready
	return { url, stop: () => miniflare.dispose() }
}

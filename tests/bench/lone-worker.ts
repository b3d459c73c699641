/**
 * A single minimal worker in the platform's host, which looks for a static file before it calls the
 * worker. Measures the cost of the host itself.
 */
import { Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptions } from 'wrangler'
import { workerConfigs } from '#tools/build.ts'

type Others = {
	modulesRoot?: string
	modules?: { type: 'ESModule' | 'CompiledWasm' | 'Data' | 'Text'; path: string }[]
}

type LoneWorker = { url: string; stop(): Promise<void> }

/** The smallest possible worker. */
const hi = 'export default { fetch: () => new Response("hi") }'

/** `code` is the worker's main module; `others` are the modules it may import. */
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

/**
 * P18: the size of the deployed web worker, and the time workerd needs to load its modules and run
 * their top-level code. Cloudflare limits both.
 */
import { modulesOf } from '#tools/host.ts'
import { bundleSizes } from '#tools/operations/bundle-sizes.ts'
import { alternately, type BenchRow, milliseconds } from './bench-row.ts'
import { startAlone } from './lone-worker.ts'

const samples = 11
const mostMs = 150

/** Loads the web worker, then says hi. */
const starting = `import './index.js'
export default { fetch: () => new Response('hi') }`

export async function benchWorkerStart(): Promise<BenchRow[]> {
	const size = bundleSizes().find(({ worker }) => worker === 'web')
	if (!size) throw new Error('The web worker is not built')
	const web = modulesOf('web')
	// The host sends workerd the same bytes as plain data, which it does not compile.
	const texts = web.modules.map((module) => ({ ...module, type: 'Text' as const }))
	const [made, carried] = await alternately(
		samples,
		() => timeToAnswer(starting, web),
		() => timeToAnswer(undefined, { ...web, modules: texts }),
	)
	const time = made - carried
	return [
		{
			id: 'P18',
			...size,
			pass: size.ratio <= 1,
		},
		{
			id: 'P18',
			name: 'the web worker is read and made ready',
			target: `≤ ${mostMs} ms`,
			measured: milliseconds(time),
			pass: time <= mostMs,
		},
	]
}

/** Measured from the start of a new workerd with nothing compiled. */
async function timeToAnswer(...worker: Parameters<typeof startAlone>): Promise<number> {
	const started = performance.now()
	const { url, stop } = await startAlone(...worker)
	try {
		const answer = await fetch(url)
		await answer.text()
		if (answer.status !== 200) throw new Error(`The worker answered ${answer.status}`)
		return performance.now() - started
	} finally {
		await stop()
	}
}

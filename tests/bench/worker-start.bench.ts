/**
 * P10: how large the web worker is as it is deployed, and how long workerd needs to make it ready: to
 * read its modules and to carry out what stands at their top. That is what Cloudflare bounds.
 */
import { modulesOf } from '#tools/host.ts'
import { bundleSizes, mostBytes } from '#tools/operations/bundle-sizes.ts'
import { alternately, type BenchRow, milliseconds } from './bench-row.ts'
import { startAlone } from './lone-worker.ts'

const samples = 11
const mostMs = 100

/** The web worker is made ready, then hi is said. */
const starting = `import './index.js'
export default { fetch: () => new Response('hi') }`

export async function benchWorkerStart(): Promise<BenchRow[]> {
	const size = bundleSizes().find(({ worker }) => worker === 'web')
	if (!size) throw new Error('The web worker is not built')
	const web = modulesOf('web')
	// The host carries the same bytes to workerd, which does not look into them.
	const texts = web.modules.map((module) => ({ ...module, type: 'Text' as const }))
	const [made, carried] = await alternately(
		samples,
		() => timeToAnswer(starting, web),
		() => timeToAnswer(undefined, { ...web, modules: texts }),
	)
	const time = made - carried
	return [
		{
			id: 'P10',
			name: 'the web worker, gzip',
			target: `≤ ${toKilobytes(mostBytes.web)}`,
			measured: toKilobytes(size.gzipBytes),
			pass: size.isWithin,
		},
		{
			id: 'P10',
			name: 'the web worker is read and made ready',
			target: `≤ ${mostMs} ms`,
			measured: milliseconds(time),
			pass: time <= mostMs,
		},
	]
}

/** From the start of a new workerd, which has compiled nothing of it. */
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

function toKilobytes(bytes: number): string {
	return `${(bytes / 1024).toFixed(0)} KiB`
}

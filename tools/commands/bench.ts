import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchRow } from '#tests/bench/bench-row.ts'
import { benchDictionarySearch } from '#tests/bench/dictionary-search.bench.ts'
import { benchLoad } from '#tests/bench/load.bench.ts'
import { benchPageWeights } from '#tests/bench/page-weight.bench.ts'
import { benchRoundTrips } from '#tests/bench/round-trips.bench.ts'
import { benchTextSearch } from '#tests/bench/text-search.bench.ts'
import { benchVocabularySearch } from '#tests/bench/vocabulary-search.bench.ts'
import { benchWorkerStart } from '#tests/bench/worker-start.bench.ts'
import { build } from '#tools/build.ts'
import { startPlatform } from '#tools/platform.ts'
import { freePort } from '#tools/ports.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy } from '#tools/stop-reason.ts'

/** `npm run bench`: measures speed and compares it with naive implementations. */
export function run(): Promise<void> {
	return orSayWhy(async () => {
		const dataPath = mkdtempSync(join(tmpdir(), 'hanlu-bench-'))
		await build(sayAloud)
		const platform = await startPlatform({
			port: await freePort(),
			dataPath,
			say: sayAloud,
			// Speaking would disturb the measurements.
			withFirstAudio: false,
		})
		const rows = [
			...benchPageWeights(),
			...(await sayAloud('Counting round trips', () => benchRoundTrips(platform))),
			...(await sayAloud('Searching the vocabulary', () => benchVocabularySearch(platform))),
			...(await sayAloud('Searching the dictionary', () => benchDictionarySearch(platform))),
			...(await sayAloud('Searching all texts', () => benchTextSearch(platform))),
			...(await sayAloud('Listening to the embedded voice', listen)),
			...(await sayAloud('Starting the web worker', benchWorkerStart)),
			...(await sayAloud('Simulating many learners', () => benchLoad(platform))),
		].sort(inOrder)
		await platform.stop()
		rmSync(dataPath, { recursive: true, force: true })
		const passed = rows.filter(({ pass }) => pass).length
		console.log(`\n${formatRows(rows)}\n`)
		console.log(`${passed} pass, ${rows.length - passed} fall short`)
		process.exit(rows.every(({ pass }) => pass) ? 0 : 1)
	})
}

/** It reads the embedded voice, which a fresh clone has only once it is built. */
async function listen(): Promise<BenchRow[]> {
	const { benchSpeechTones } = await import('#tests/bench/speech-tones.bench.ts')
	return benchSpeechTones()
}

/** The numbered targets, P1 and on, first, then other measurements. */
function inOrder(a: BenchRow, b: BenchRow): number {
	const isTarget = ({ id }: BenchRow) => id.startsWith('P')
	return (
		Number(isTarget(b)) - Number(isTarget(a)) || a.id.localeCompare(b.id, 'en', { numeric: true })
	)
}

function formatRows(rows: readonly BenchRow[]): string {
	const head = ['', 'what', 'target', 'measured', 'ratio', '']
	const body = rows.map(({ id, name, target, measured, ratio, pass }) => [
		id,
		name,
		target,
		measured,
		ratio === undefined ? '' : ratio.toFixed(3),
		pass ? 'pass' : 'falls short',
	])
	return [head, head.map(() => '---'), ...body]
		.map((cells) => `| ${cells.join(' | ')} |`)
		.join('\n')
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchAccountDeletion } from '#tests/bench/account-deletion.bench.ts'
import { benchAnalyzer } from '#tests/bench/analyzer.bench.ts'
import type { BenchRow } from '#tests/bench/bench-row.ts'
import { benchCoverage } from '#tests/bench/coverage.bench.ts'
import { benchDictionarySearch } from '#tests/bench/dictionary-search.bench.ts'
import { benchEnumeration } from '#tests/bench/enumeration.bench.ts'
import { benchLearnerFigures } from '#tests/bench/learner-figures.bench.ts'
import { benchLoad } from '#tests/bench/load.bench.ts'
import { benchMyWords } from '#tests/bench/my-words.bench.ts'
import { benchOwnTexts } from '#tests/bench/own-texts.bench.ts'
import { benchPageLoad } from '#tests/bench/page-load.bench.ts'
import { benchPageWeights } from '#tests/bench/page-weight.bench.ts'
import { benchReadingInBrowser } from '#tests/bench/reading/browser.bench.ts'
import { benchReadingOnServer } from '#tests/bench/reading/server.bench.tsx'
import { benchReplace } from '#tests/bench/replace.bench.ts'
import { benchRoundTrips } from '#tests/bench/round-trips.bench.ts'
import { benchSegmentEditor } from '#tests/bench/segment-editor.bench.ts'
import { benchSpeech } from '#tests/bench/speech.bench.ts'
import { benchStatistics } from '#tests/bench/statistics.bench.ts'
import { benchTextSearch } from '#tests/bench/text-search.bench.ts'
import { benchThroughput } from '#tests/bench/throughput.bench.ts'
import { benchVocabularyImport } from '#tests/bench/vocabulary-import.bench.ts'
import { benchVocabularySearch } from '#tests/bench/vocabulary-search.bench.ts'
import { benchWorkerStart } from '#tests/bench/worker-start.bench.ts'
import { benchWorkerTime } from '#tests/bench/worker-time.bench.ts'
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
			...(await sayAloud('Analysing a text', () => benchAnalyzer(platform))),
			...(await sayAloud('Keeping a text', () => benchOwnTexts(platform))),
			...(await sayAloud('Importing words', () => benchVocabularyImport(platform))),
			...(await sayAloud('Searching the vocabulary', () => benchVocabularySearch(platform))),
			...(await sayAloud('Counting what a person knows', () => benchCoverage(platform))),
			...(await sayAloud('Reading statistics', () => benchStatistics(platform))),
			...(await sayAloud('Counting what learners did', benchLearnerFigures)),
			...(await sayAloud('Listing words', () => benchMyWords(platform))),
			...(await sayAloud('Deleting an account', () => benchAccountDeletion(platform))),
			...(await sayAloud('Searching the dictionary', () => benchDictionarySearch(platform))),
			...(await sayAloud('Searching all texts', () => benchTextSearch(platform))),
			...(await sayAloud('Replacing in a thousand lessons', benchReplace)),
			...(await sayAloud('Speaking', () => benchSpeech(platform))),
			...(await sayAloud('Listening to the embedded voice', listen)),
			...(await sayAloud('Rendering lessons', benchReadingOnServer)),
			...(await sayAloud('Reading lessons', benchReadingInBrowser)),
			...(await sayAloud('Editing lessons', benchSegmentEditor)),
			...(await sayAloud('Starting the web worker', benchWorkerStart)),
			...(await sayAloud('Loading pages', () => benchPageLoad(platform))),
			...(await sayAloud('Measuring the worker’s time', () => benchWorkerTime(platform))),
			...(await sayAloud('Requesting pages concurrently', () => benchThroughput(platform))),
			...(await sayAloud('Guessing addresses', () => benchEnumeration(platform))),
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

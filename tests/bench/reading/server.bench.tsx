/** P2, P5 and P6: a lesson's text rendered on the server, against a React component per word. */
import { gzipSync } from 'node:zlib'
import type { ReactElement } from 'react'
import { sheetOf } from '#app/domain/known-words/word-sheet.ts'
import { rubyHtml } from '#app/domain/lesson-text/ruby-html.ts'
import { alternately, type BenchRow, milliseconds } from '#tests/bench/bench-row.ts'
import { elementsOf } from '#tests/support/ruby-notation.ts'
import { NaiveText } from './naive-text.tsx'
import { type BenchText, markedWordsOf, readTexts, wordsIn } from './texts.ts'

const samples = 21
const encoder = new TextEncoder()

export async function benchReadingOnServer(): Promise<BenchRow[]> {
	// React chooses its production build when it is loaded.
	process.env.NODE_ENV = 'production'
	const { renderToReadableStream } = await streamingReact()

	async function timeToRender(element: () => ReactElement): Promise<number> {
		const started = performance.now()
		const stream = await renderToReadableStream(element())
		await new Response(stream).arrayBuffer()
		return performance.now() - started
	}

	const { lesson, long } = readTexts([1_000, 2_000, 10_000])
	const rows: BenchRow[] = []
	for (const { name, content, rankOf, placeOf } of long) {
		const blocks = naiveBlocks({ content, rankOf })
		const naive = () => timeToRender(() => <NaiveText blocks={blocks} view={everything} />)
		const ours = async () => {
			const started = performance.now()
			encoder.encode(rubyHtml(content, { rankOf, placeOf, hasNumbers: true }).join(''))
			return performance.now() - started
		}
		// Warm up, so that both are compiled before they are measured.
		await alternately(4, naive, ours)
		const [naiveTime, ourTime] = await alternately(samples, naive, ours)
		const ratio = ourTime / naiveTime
		rows.push({
			id: 'P2',
			name: `text as HTML on the server, ${name}, against a component per word, streamed`,
			target: '≤ 0.10×',
			measured: `${milliseconds(ourTime)} to ${milliseconds(naiveTime)}`,
			ratio,
			pass: ratio <= 0.1,
		})
	}
	return [...rows, ...(await benchSheet(long.at(-1))), ...[lesson, ...long].flatMap(weigh)]
}

/** Makes the style sheet that paints a text by what a person knows. */
async function benchSheet(text: BenchText | undefined): Promise<BenchRow[]> {
	if (!text) return []
	const own = markedWordsOf(text)
	const make = async () => {
		const started = performance.now()
		encoder.encode(sheetOf(own, 3))
		return performance.now() - started
	}
	const [time] = await alternately(samples, make, make)
	const kilobytes = gzipSync(sheetOf(own, 3)).length / 1000
	return [
		{
			id: 'P2',
			name: `style sheet of ${own.length} own words in ${text.name}`,
			target: '≤ 5 ms',
			measured: `${milliseconds(time)}, ${kilobytes.toFixed(1)} kB gzip`,
			pass: time <= 5,
		},
	]
}

const everything = { hsk: true, pinyin: true, translation: true, onWord: () => {} }

export function naiveBlocks({ content, rankOf }: Pick<BenchText, 'content' | 'rankOf'>) {
	return content.map(({ zh, en }) => ({
		zh: zh.map(({ word, pinyin }) => ({ word, pinyin, rank: rankOf(word, pinyin) })),
		en,
	}))
}

/** React’s streaming renderer; its types are those of the whole package. */
async function streamingReact(): Promise<typeof import('react-dom/server')> {
	// @ts-expect-error This file of react-dom has no types of its own.
	return import('react-dom/server.browser')
}

/** Bytes and elements per word of the Chinese text, punctuation and paragraphs included. */
function weigh({ name, content, rankOf, placeOf }: BenchText): BenchRow[] {
	const chinese = content.map((block) => ({ ...block, en: '' }))
	const html = rubyHtml(chinese, { rankOf, placeOf, hasNumbers: true }).join('')
	const whole = rubyHtml(content, { rankOf, placeOf, hasNumbers: true }).join('')
	const words = wordsIn(content)
	const bytes = encoder.encode(html).length / words
	const elements = elementsOf(whole).length / words
	return [
		{
			id: 'P5',
			name: `HTML of ${name}, a word`,
			target: '≤ 65 B',
			measured: `${bytes.toFixed(1)} B`,
			pass: bytes <= 65,
		},
		{
			id: 'P6',
			name: `elements of ${name}, a word`,
			target: '≤ 2.2',
			measured: elements.toFixed(2),
			pass: elements <= 2.2,
		},
	]
}

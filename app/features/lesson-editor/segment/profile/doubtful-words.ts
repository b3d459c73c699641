/** The words of a text that are in doubt, each with how often it is. */
import type { Doubt } from '#app/domain/lesson-text/editing/doubts.ts'
import type { EditedText, EditedWord } from '#app/domain/lesson-text/editing/edited-text.ts'
import type { DoubtsOfWords } from './doubt-marks.ts'

export type DoubtfulWord = {
	/** The same wherever the same is in doubt. */
	key: string
	word: string
	pinyin: string | undefined
	doubt: Doubt
	count: number
}

type Doubts = readonly (Doubt | undefined)[]

/** In the order of the text. */
export function doubtfulWords({ paragraphs }: EditedText, doubtsOf: DoubtsOfWords): DoubtfulWord[] {
	const found = new Map<string, DoubtfulWord>()
	for (const { words } of paragraphs) {
		const doubts = doubtsOf(words)
		for (const [at, doubt] of doubts.entries()) {
			const key = doubt && keyOfDoubt(words, doubts, at)
			if (!doubt || key === undefined) continue
			const known = found.get(key)
			if (known) known.count += 1
			else found.set(key, { key, ...shown(words, at, doubt), doubt, count: 1 })
		}
	}
	return [...found.values()]
}

/** Two words whose cut is in doubt are one; the key is that of the first. */
export function keyOfDoubt(
	words: readonly EditedWord[],
	doubts: Doubts,
	at: number,
): string | undefined {
	const doubt = doubts[at]
	if (!doubt || (doubt.kind === 'cut' && doubts[at - 1] === doubt)) return undefined
	const { word, pinyin } = shown(words, at, doubt)
	const isClose = doubt.kind === 'reading' && doubt.isClose
	return `${doubt.kind} ${isClose} ${word} ${pinyin ?? ''}`
}

function shown(words: readonly EditedWord[], at: number, doubt: Doubt) {
	const { word = '', pinyin } = words[at]?.token ?? {}
	if (doubt.kind === 'reading') return { word, pinyin }
	return { word: `${word} | ${words[at + 1]?.token.word ?? ''}`, pinyin: undefined }
}

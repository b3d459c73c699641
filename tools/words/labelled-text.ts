/**
 * Labelled text: what a reader who did not write the engine says of each word.
 *
 *   他 长[zhǎng]{verb: to grow} 高 了{particle: change of state} 。
 *   花{verb: to spend / noun: expense} 了 三 天
 *
 * One sentence a line, words apart by spaces as the readers cut them. `[…]` is the reading of a word that
 * has several; `{…}` the senses that are right there, of a word that has several. A sense is written as its
 * gloss writes it. `{-}`: none of the gloss's senses is right. A line `# chat` begins texts of a kind.
 */
import type { Sense } from '#app/domain/vocabulary/senses/close-sense.ts'

export type LabelledWord = {
	word: string
	pinyin?: string | undefined
	/** Undefined where nobody was asked; empty where no sense of the gloss is right. */
	senses?: readonly Sense[] | undefined
}

export type LabelledSentence = { kind: string; words: readonly LabelledWord[] }

/** @throws Error with the number of a line that is no labelled sentence */
export function parseLabelledText(text: string): LabelledSentence[] {
	let kind = ''
	return text.split('\n').flatMap((line, index) => {
		if (line.startsWith('# ')) kind = line.slice(2)
		if (line === '' || line.startsWith('#')) return []
		const words = [...line.matchAll(labelledWord)]
		if (words.map(([written]) => written).join(' ') !== line) {
			throw new Error(`Line ${index + 1} is no labelled sentence: ${line}`)
		}
		return [
			{ kind, words: words.map(([, word = '', pinyin, senses]) => wordOf(word, pinyin, senses)) },
		]
	})
}

const labelledWord = /([^\s[\]{}]+)(?:\[([^\]]+)\])?(?:\{([^}]+)\})?/g
const none = '-'

function wordOf(
	word: string,
	pinyin: string | undefined,
	senses: string | undefined,
): LabelledWord {
	if (senses === undefined) return { word, pinyin }
	if (senses === none) return { word, pinyin, senses: [] }
	return {
		word,
		pinyin,
		senses: senses.split(' / ').map((sense) => {
			const colon = sense.indexOf(': ')
			return { part: sense.slice(0, colon), text: sense.slice(colon + 2) }
		}),
	}
}

export function formatLabelledSentence(words: readonly LabelledWord[]): string {
	return words
		.map(({ word, pinyin, senses }) => {
			const reading = pinyin === undefined ? '' : `[${pinyin}]`
			if (senses === undefined) return word + reading
			const listed = senses.map(({ part, text }) => `${part}: ${text}`).join(' / ')
			return `${word}${reading}{${listed || none}}`
		})
		.join(' ')
}

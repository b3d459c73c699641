/**
 * A sentence without the word of its card: 你妈妈在家吗？ becomes 你 and 在家吗？ with a gap for 妈妈 between.
 *
 * Every place with these characters is a gap, so that none gives the word away: 他了解我了 has two for 了.
 */
import type { Example } from '#app/domain/vocabulary/example.ts'

type Card = {
	word: string
	traditional: string | null
	sentence: string | null
	/** The sentence's own. */
	english?: string | undefined
	/** The dictionary's. */
	example: Example | null
}

/** The parts stand around the gaps. */
export type Gapped = { parts: string[]; en: string | null }

/** The saved sentence, else the example; undefined if neither has the word. */
export function gappedSentence(card: Card): Gapped | undefined {
	const { word, traditional, sentence, english, example } = card
	const forms = traditional === null ? [word] : [word, traditional]
	const sentences = [
		...(sentence === null ? [] : [{ zh: sentence, en: english || null }]),
		...(example === null ? [] : [example]),
	]
	for (const { zh, en } of sentences) {
		const form = forms.find((one) => zh.includes(one))
		if (form !== undefined) return { parts: zh.split(form), en }
	}
	return undefined
}

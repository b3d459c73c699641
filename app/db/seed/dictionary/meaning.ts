/**
 * The meaning of an entry, put together from its senses.
 *
 * 爱好: verb "to be fond of; to be keen on", noun "interest; hobby (measure word: 个 gè)".
 * The parts of speech stand in the order of their first sense; remarks go to the end of the
 * definition they belong to: measure words to the noun, the others to the first.
 */
import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

export type ClassifiedSense =
	| { readonly pos: PartOfSpeech; readonly text: string }
	| { readonly pos: 'note'; readonly text: string }

export function composeMeaning(senses: readonly ClassifiedSense[]): Meaning {
	const definitions = new Map<PartOfSpeech, string[]>()
	const remarks: string[] = []
	for (const sense of senses) {
		if (sense.pos !== 'note') {
			const list = definitions.get(sense.pos) ?? []
			const text = withoutLabel(sense.text, sense.pos)
			if (!list.includes(text)) list.push(text)
			definitions.set(sense.pos, list)
			continue
		}
		// Measure words follow what is counted, and stand before a surname that comes later.
		const counted = sense.text.startsWith('measure word') ? definitions.get('noun') : undefined
		const last = counted?.pop()
		if (counted && last !== undefined) counted.push(`${last} (${sense.text})`)
		else if (!remarks.includes(sense.text)) remarks.push(sense.text)
	}
	const remark = remarks.length > 0 ? ` (${remarks.join('; ')})` : ''
	const meaning: Meaning = {}
	for (const [pos, list] of definitions) {
		const isFirst = Object.keys(meaning).length === 0
		meaning[pos] = { definition: list.join('; ') + (isFirst ? remark : '') }
	}
	return meaning
}

/** What the part of speech already says is left out: (idiom), (onom.), (pronoun). */
function withoutLabel(text: string, pos: PartOfSpeech): string {
	const label = labels[pos]
	const shorter = label ? text.replace(label, '').replace(/\s+/g, ' ').trim() : text
	return shorter === '' ? text : shorter
}

const labels: Partial<Record<PartOfSpeech, RegExp>> = {
	idiom: /\s*\((?:idiom|saying|proverb)\)/,
	onomatopoeia: /\(onom\.\)/,
	interjection: /\((?:interj\.|interjection)\)/,
	pronoun: /\((?:pronoun|specifier)\)/,
	noun: /^\(noun\)/,
	conjunction: /^\((?:conjunction|conj\.)\)/,
	preposition: /^\(preposition\)/,
	adverb: /^\(adverb\)/,
}

/**
 * Composes an entry's meaning from its senses.
 *
 * 爱好: verb "to be fond of; to be keen on", noun "interest; hobby (measure word: 个 gè)".
 * Parts of speech appear in the order of their first sense. Remarks are appended to a definition:
 * measure words to the noun, others to the first. Senses marked as rare come last.
 */
import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

export type ClassifiedSense =
	| { readonly pos: PartOfSpeech; readonly text: string }
	| { readonly pos: 'note'; readonly text: string }

/** `leading` is the word's main class and comes first: 跟 is "with" before it is "heel". */
export function composeMeaning(
	senses: readonly ClassifiedSense[],
	leading?: PartOfSpeech,
): Meaning {
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
		// Measure words go after the noun they count, and before any surname.
		const counted = sense.text.startsWith('measure word') ? definitions.get('noun') : undefined
		const last = counted?.pop()
		if (counted && last !== undefined) counted.push(withMeasureWords(last, sense.text))
		else if (!remarks.includes(sense.text)) remarks.push(sense.text)
	}
	const remark = remarks.length > 0 ? ` (${remarks.join('; ')})` : ''
	const meaning: Meaning = {}
	const parts = inOrder([...definitions], ([pos]) => (pos === leading ? 0 : 1))
	for (const [pos, list] of parts) {
		const isFirst = Object.keys(meaning).length === 0
		const definition = inOrder(list, rarity).join('; ')
		meaning[pos] = { definition: definition + (isFirst ? remark : '') }
	}
	return meaning
}

/** A stable sort by rank. */
function inOrder<T>(list: readonly T[], rank: (item: T) => number): T[] {
	return [...list].sort((a, b) => rank(a) - rank(b))
}

/** 0 for an everyday sense, 1 for an archaic or dialectal one, 2 for a surname. */
function rarity(text: string): number {
	if (/^(?:Japanese )?surname /.test(text)) return 2
	return rareLabel.test(text) ? 1 : 0
}

const rareLabel =
	/^\((?:literary|archaic|old|classical|dialect|informal|slang|Internet|Tw|neologism[^)]*|since c\. [^)]*|euph\.)\)|^a [\w, ]*\bverb\b/

/** (measure word: 碗 wǎn) and (measure word: 顿 dùn) become one remark. */
function withMeasureWords(text: string, remark: string): string {
	const [, before, known] = /^(.*) \(measure words?: ([^()]*)\)$/.exec(text) ?? []
	if (!before || !known) return `${text} (${remark})`
	return `${before} (measure words: ${known}, ${remark.replace(/^measure words?: /, '')})`
}

/** Strips labels that repeat the part of speech: (idiom), (onom.), (pronoun). */
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

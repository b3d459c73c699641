/**
 * Splits a text into requests for a hosted voice. 你好！我叫小美。… becomes groups of whole sentences,
 * each a stretch of the text within the voice's limit.
 *
 * A sentence over the limit is cut after ，、：or a closing mark; a clause over the limit between two
 * characters, but never inside 𠮷. Unspeakable parts (an empty line, ……) are left out between groups.
 * In a dialogue a group ends where another voice begins.
 */
import type { Sentence } from '#app/domain/speech/sentences.ts'
import { sentencesOf } from '#app/domain/speech/sentences.ts'
import { type Casting, voiceAt } from '#app/domain/speech/speaker-voices.ts'

export type SpeechGroup = {
	/** Start of the group in the text, in UTF-16 units. */
	offset: number
	text: string
	/** Its sentences, or parts of one; offsets in the whole text. */
	sentences: Sentence[]
	voice: string
}

export type SizeLimit = {
	most: number
	sizeOf(text: string): number
}

const clause = /[^，、：,:]*(?:[，、：,:]+[”’」』）》)"']*|$)/gu
const speakable = /[\p{L}\p{N}]/u

/** Length in UTF-8. */
export function bytesIn(text: string): number {
	return new TextEncoder().encode(text).length
}

export function speechGroups(casting: Casting, limit: SizeLimit): SpeechGroup[] {
	const { text } = casting.script
	const groups: SpeechGroup[] = []
	for (const part of sentencesOf(text).flatMap((sentence) => partsOf(text, sentence, limit))) {
		const voice = voiceAt(casting, part.offset)
		const last = groups.at(-1)
		const group = last?.voice === voice ? last : undefined
		const wider = group && text.slice(group.offset, part.offset + part.length)
		if (group && wider && limit.sizeOf(wider) <= limit.most) {
			group.text = wider
			group.sentences.push(part)
		} else {
			const { offset, length } = part
			groups.push({ offset, text: text.slice(offset, offset + length), sentences: [part], voice })
		}
	}
	return groups
}

function partsOf(text: string, sentence: Sentence, limit: SizeLimit): Sentence[] {
	const written = text.slice(sentence.offset, sentence.offset + sentence.length)
	if (limit.sizeOf(written) <= limit.most) return [sentence]
	const clauses = (written.match(clause) ?? []).flatMap((part) => charactersOf(part, limit))
	const parts: Sentence[] = []
	let offset = sentence.offset
	for (const part of packed(clauses, limit)) {
		if (speakable.test(part)) parts.push({ offset, length: part.length })
		offset += part.length
	}
	return parts
}

function charactersOf(part: string, limit: SizeLimit): string[] {
	return limit.sizeOf(part) <= limit.most ? [part] : packed([...part], limit)
}

/** Joins neighbours as long as they fit. */
function packed(parts: readonly string[], { most, sizeOf }: SizeLimit): string[] {
	const wholes: string[] = []
	let whole = ''
	let size = 0
	for (const part of parts) {
		const partSize = sizeOf(part)
		if (whole && size + partSize > most) {
			wholes.push(whole)
			whole = ''
			size = 0
		}
		whole += part
		size += partSize
	}
	return whole ? [...wholes, whole] : wholes
}

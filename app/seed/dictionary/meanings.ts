/**
 * The meanings of each reading of each word, by part of speech.
 *
 * A reading that only points to another word takes that word's meanings: 一点儿 yī diǎnr means the
 * same as 一点, with the remark "erhua variant of 一点 yī diǎn". A character without a meaning of its
 * own says where it is used: 囫 hú "used in 囫囵 hú lún (whole; complete)".
 */
import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import { ballotOf, classify, isIdiom } from './classify.ts'
import { countVotes, type OpenClass, type Votes } from './gloss-votes.ts'
import { partOfSpeechOfTag } from './jieba.ts'
import { type ClassifiedSense, composeMeaning } from './meaning.ts'
import type { Reading } from './readings.ts'
import type { Target } from './sense.ts'

type Gloss = { readonly pos: PartOfSpeech; readonly text: string }

export function explainReadings(
	words: ReadonlyMap<string, readonly Reading[]>,
	tags: ReadonlyMap<string, string>,
): (reading: Reading) => Meaning {
	const votes = countVotes(ballots(words, tags))

	function glossesOf(reading: Reading, depth: number): Gloss[] {
		const own = ownGlosses(reading, tags.get(reading.word), votes)
		if (own.length > 0 || depth === 0) return own
		for (const sense of reading.senses) {
			const target = sense.kind === 'reference' ? find(words, sense.target) : undefined
			const borrowed = target && target !== reading ? glossesOf(target, depth - 1) : []
			if (borrowed.length > 0) return borrowed.slice(0, 4)
		}
		return []
	}

	return (reading) => {
		const own = ownGlosses(reading, tags.get(reading.word), votes)
		const senses: ClassifiedSense[] = [...own]
		const borrowed = own.length > 0 ? [] : glossesOf(reading, 3)
		const standIn = own[0]?.pos ?? borrowed[0]?.pos ?? fallback(reading, tags)
		for (const sense of reading.senses) {
			if (sense.kind === 'note') senses.push({ pos: 'note', text: sense.text })
			if (sense.kind !== 'reference') continue
			if (own.length > 0 || borrowed.length === 0) senses.push({ pos: standIn, text: sense.text })
			else if (sense.text.startsWith('used in'))
				senses.push({ pos: standIn, text: `${sense.text} (${borrowed[0]?.text})` })
			else senses.push(...borrowed, { pos: 'note', text: sense.text })
		}
		if (senses.every((sense) => sense.pos === 'note')) {
			return composeMeaning(senses.map(({ text }) => ({ pos: standIn, text })))
		}
		return composeMeaning(senses, leadingPart(reading.word, tags.get(reading.word), own[0]?.pos))
	}
}

function ownGlosses(reading: Reading, tag: string | undefined, votes: Votes): Gloss[] {
	const all = reading.senses.flatMap((sense) => (sense.kind === 'gloss' ? [sense.text] : []))
	const decent = all.filter((text) => !/^\((?:derog\.|vulgar)\)/.test(text))
	const texts = decent.length > 0 ? decent : all
	const headword = {
		word: reading.word,
		tag,
		isProper: reading.isProper,
		isIdiom: isIdiom(reading.word, tag, texts),
		isCounted: reading.senses.some(({ text }) => text.startsWith('measure word')),
	}
	const glosses: Gloss[] = []
	for (const text of texts) {
		glosses.push({ pos: classify(headword, text, votes, glosses.at(-1)?.pos), text })
	}
	return glosses
}

/**
 * Votes come from jieba's tags and from English context: "a point of" shows a noun, "to be loud" an
 * adjective.
 */
function* ballots(
	words: ReadonlyMap<string, readonly Reading[]>,
	tags: ReadonlyMap<string, string>,
): Iterable<readonly [string, OpenClass]> {
	for (const [word, readings] of words) {
		const tag = tags.get(word)
		for (const { senses } of readings) {
			for (const { kind, text } of senses) {
				if (kind !== 'gloss') continue
				const pos = ballotOf(text, tag)
				if (pos) yield [text, pos]
				for (const match of text.matchAll(asNoun)) yield [match[1] ?? '', 'noun']
				for (const match of text.matchAll(asAdjective)) yield [match[1] ?? '', 'adjective']
			}
		}
	}
}

const asNoun = /\b(?:an?|the|one's|somebody's) (\w+)(?=$|[;,)]| of\b)/g
const asAdjective =
	/\b(?:to be|to feel|to become|very|too|extremely|quite) (?!\w+ed\b)(\w+)(?=$|[;,)])/g

function find(words: ReadonlyMap<string, readonly Reading[]>, target: Target): Reading | undefined {
	const pinyin = target.pinyin.toLowerCase()
	return words.get(target.word)?.find((reading) => reading.pinyin.toLowerCase() === pinyin)
}

/** Words whose other senses come first, despite jieba's tag. */
const ignoresTag = new Set(['家', '口', '用', '虚'])

/**
 * For short words, jieba's tag decides which sense comes first: 跟 p is "with" before "heel", 才 d
 * "only then" before "ability", 座 q counts mountains before it is a seat. In longer words a noun
 * keeps its place: 相机 is a camera before it is "at the opportune moment".
 */
function leadingPart(
	word: string,
	tag: string | undefined,
	first: PartOfSpeech | 'note' | undefined,
): PartOfSpeech | undefined {
	const known = tag === undefined ? undefined : partOfSpeechOfTag(tag)
	if (ignoresTag.has(word) || first === 'auxiliary verb') return undefined
	if (word.length > 1 && first === 'noun') return undefined
	return known && leadingClasses.has(known) ? known : undefined
}

const leadingClasses = new Set<PartOfSpeech>([
	'preposition',
	'adverb',
	'conjunction',
	'measure word',
])

function fallback(reading: Reading, tags: ReadonlyMap<string, string>): PartOfSpeech {
	const tag = tags.get(reading.word)
	return (tag === undefined ? undefined : partOfSpeechOfTag(tag)) ?? 'noun'
}

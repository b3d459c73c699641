/**
 * The meanings of each reading of each word, by part of speech.
 *
 * A reading that only points to another word takes that word's meanings, with a remark: 起名 has those of 取名
 * and "same as 取名 qǔ míng". That 一点儿 is 一点 with 儿 is plain to see, and no remark. A character without a meaning of its
 * own says where it is used: 囫 hú "used in 囫囵 hú lún (whole; complete)".
 *
 * Coarse senses are kept apart: 鸡 jī is a chicken, and "(slang) prostitute" only to whoever asks for it.
 */
import { divideSenses, isCoarse, withPlainLabels } from '#app/domain/vocabulary/coarse-sense.ts'
import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import { ballots } from './ballots.ts'
import { classify, isIdiom } from './classify.ts'
import { countVotes, type Votes } from './gloss-votes.ts'
import { fallback, leadingPart } from './leading-part.ts'
import { type ClassifiedSense, composeMeaning } from './meaning.ts'
import type { Reading } from './readings.ts'
import type { Sense, Target } from './sense.ts'

type Explained = {
	/** Without any where all senses of the reading are coarse. */
	readonly meaning: Meaning
	readonly coarse: Meaning | null
}

type Gloss = { readonly pos: PartOfSpeech; readonly text: string }

export function explainReadings(
	words: ReadonlyMap<string, readonly Reading[]>,
	tags: ReadonlyMap<string, string>,
): (reading: Reading) => Explained {
	const votes = countVotes(ballots(words, tags))

	const classifyIn = (reading: Reading, texts: readonly string[]) =>
		ownGlosses(reading, texts, { tag: tags.get(reading.word), votes })

	function glossesOf(reading: Reading, depth: number): Gloss[] {
		const own = classifyIn(reading, divideGlosses(reading).decent)
		if (own.length > 0 || depth === 0) return own
		for (const sense of reading.senses) {
			const target = sense.kind === 'reference' ? find(words, sense.target) : undefined
			const borrowed = target && target !== reading ? glossesOf(target, depth - 1) : []
			if (borrowed.length > 0) return borrowed.slice(0, 4)
		}
		return []
	}

	/** Whether the reading points to nothing but coarse senses: 鸟 diǎo "variant of 屌 diǎo". */
	function isCoarseReference(sense: Sense): boolean {
		if (sense.kind !== 'reference') return false
		const target = find(words, sense.target)
		const { decent, coarse } = target ? divideGlosses(target) : { decent: [], coarse: [] }
		return isCoarse(sense.text) || (decent.length === 0 && coarse.length > 0)
	}

	function decentMeaning(reading: Reading): Meaning {
		const own = classifyIn(reading, divideGlosses(reading).decent)
		const senses: ClassifiedSense[] = [...own]
		const borrowed = own.length > 0 ? [] : glossesOf(reading, 3)
		const standIn = own[0]?.pos ?? borrowed[0]?.pos ?? fallback(tags.get(reading.word))
		for (const sense of reading.senses) {
			const text = withPlainLabels(sense.text)
			if (sense.kind === 'note' && !isCoarse(text)) senses.push({ pos: 'note', text })
			if (sense.kind !== 'reference' || isCoarseReference(sense)) continue
			if (isErhua.test(text) && own.length + borrowed.length > 0) {
				if (own.length === 0) senses.push(...borrowed)
				continue
			}
			if (own.length > 0 || borrowed.length === 0) senses.push({ pos: standIn, text })
			else if (text.startsWith('used in'))
				senses.push({ pos: standIn, text: `${text} (${borrowed[0]?.text})` })
			else senses.push(...borrowed, { pos: 'note', text })
		}
		if (senses.every((sense) => sense.pos === 'note')) {
			return composeMeaning(senses.map(({ text }) => ({ pos: standIn, text })))
		}
		return composeMeaning(senses, leadingPart(reading.word, tags.get(reading.word), own[0]?.pos))
	}

	return (reading) => {
		const { coarse: texts } = divideGlosses(reading)
		const coarse: ClassifiedSense[] = classifyIn(reading, texts)
		const standIn = coarse[0]?.pos ?? fallback(tags.get(reading.word))
		for (const sense of reading.senses.filter(isCoarseReference)) {
			coarse.push({ pos: standIn, text: sense.text })
		}
		const isMeant = reading.senses.some(
			(sense) => sense.kind === 'reference' && !isCoarseReference(sense),
		)
		const hasNothingElse =
			texts.length > 0 && !isMeant && divideGlosses(reading).decent.length === 0
		return {
			// Remarks alone would be the meaning.
			meaning: hasNothingElse ? {} : decentMeaning(reading),
			coarse: coarse.length > 0 ? composeMeaning(coarse) : null,
		}
	}
}

const isErhua = /^(?:\([^)]*\) )?erhua (?:variant|form) of /

function divideGlosses({ word, senses }: Reading) {
	return divideSenses(
		word,
		senses.flatMap(({ kind, text }) => (kind === 'gloss' ? [text] : [])),
	)
}

function ownGlosses(
	reading: Reading,
	texts: readonly string[],
	{ tag, votes }: { tag: string | undefined; votes: Votes },
): Gloss[] {
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

function find(words: ReadonlyMap<string, readonly Reading[]>, target: Target): Reading | undefined {
	const pinyin = target.pinyin.toLowerCase()
	const readings = words.get(target.word)
	const own = readings?.find((reading) => reading.pinyin.toLowerCase() === pinyin)
	// Our own spelling may be another: 北边儿 points to běi biān, which is běi bian.
	return own ?? (readings?.length === 1 ? readings[0] : undefined)
}

/**
 * The answers that a card accepts when its word or its reading is typed:
 *
 *   头发  tóu fa     头发, its traditional form 頭髮, and tóufa with marks or numbers
 *   哪儿  nǎr        nǎr, and spelt out nǎ er
 *
 * Empty for a reading that is no pinyin: the OK of 卡拉OK kǎ lā OK.
 */
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { hanziFor, spokenSyllables } from '#app/domain/typing/accepted-pinyin.ts'
import type { SpokenSyllable } from '#app/domain/typing/tone-verdict.ts'
import type { AcceptedAnswer } from '#app/domain/typing/typed-answer.ts'

type Word = { word: string; traditional: string | null; pinyin: string }

export function acceptedReadings({ word, pinyin }: Omit<Word, 'traditional'>): AcceptedAnswer[] {
	const written = joinSyllables(pinyin)
	const syllables = spokenSyllables(written, hanziFor([word]))
	if (!syllables) return []
	const spelt = syllables.flatMap(speltOut)
	const isErhua = spelt.length > syllables.length
	return [
		{ pinyin: written, syllables },
		...(isErhua ? [{ pinyin: written, syllables: spelt }] : []),
	]
}

export function acceptedWords({ word, traditional, pinyin }: Word): AcceptedAnswer[] {
	const hasOther = traditional !== null && traditional !== word
	return [
		{ hanzi: word },
		...(hasOther ? [{ hanzi: traditional }] : []),
		...acceptedReadings({ word, pinyin }),
	]
}

/** The r of erhua as a syllable of its own: nǎr is nǎ and er. */
function speltOut({ letters, tones }: SpokenSyllable): SpokenSyllable[] {
	if (letters === 'er' || !letters.endsWith('r')) return [{ letters, tones }]
	return [
		{ letters: letters.slice(0, -1), tones },
		{ letters: 'er', tones: [5, 2] },
	]
}

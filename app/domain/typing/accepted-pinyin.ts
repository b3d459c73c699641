/**
 * The syllables of an accepted pinyin with all tones that are right, for grading what is typed:
 *
 *   nǐ hǎo   你好   ni 3 or 2, hao 3      as written, or as spoken before a third tone
 *   yī gè    一个   yi 1 or 2, ge 4       一 and 不 change their tone
 *   yīyuàn   医院   yi 1, yuan 4          no 一, so its tone stays
 *   nǎr      哪儿   nar 3                 the r of erhua belongs to its syllable
 */
import { formatPinyin, isWrittenSyllable } from '#app/domain/pinyin/number-tone.ts'
import { asSaid } from '#app/domain/pinyin/sandhi.ts'
import { splitSyllables } from '#app/domain/pinyin/syllable.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import type { SpokenSyllable, ToneNumber } from './tone-verdict.ts'

/** Finds the hanzi of a pinyin's syllables, one for each. */
type FindHanzi = (syllables: readonly string[]) => string[] | undefined

/** Undefined if it isn't pinyin. */
export function spokenSyllables(
	pinyin: string,
	findHanzi: FindHanzi,
): SpokenSyllable[] | undefined {
	const clauses = clausesOf(pinyin)
	const all = clauses?.flat(2)
	if (!clauses || !all || all.length === 0) return undefined
	const hanzi = findHanzi(all) ?? all.map((syllable, at) => likelyHanzi(syllable, all[at + 1], at))
	let at = 0
	return clauses.flatMap((words) => {
		const read = words.map((syllables) => {
			const own = hanzi.slice(at, at + syllables.length)
			at += syllables.length
			return { syllables, hanzi: own }
		})
		return spokenClause(read)
	})
}

/** Looks for the hanzi in texts: the first whose hanzi, or a run of whose hanzi, may be read like this. */
export function hanziFor(texts: readonly string[]): FindHanzi {
	const runs = texts.flatMap((text) => {
		const inAll = text.match(/\p{Script=Han}/gu) ?? []
		const found = text.match(/\p{Script=Han}+/gu) ?? []
		return [inAll, ...found.map((run) => [...run])]
	})
	return (syllables) =>
		runs
			.flatMap((run) => [run, run.filter((hanzi, at) => at === 0 || hanzi !== '儿')])
			.find((run) => mayBeRead(run, syllables))
}

function mayBeRead(hanzi: readonly string[], syllables: readonly string[]): boolean {
	return (
		hanzi.length === syllables.length &&
		hanzi.every((one, at) => {
			const { letters } = takeTone(syllables[at] ?? '')
			return (one !== '一' || letters === 'yi') && (one !== '不' || letters === 'bu')
		})
	)
}

/** Clauses of words of syllables in lower case; undefined if something is no pinyin. */
function clausesOf(pinyin: string): string[][][] | undefined {
	const numbered = pinyin.normalize('NFKC').replace(/(?<=[a-zü:])0/gi, '5')
	const clauses = formatPinyin(numbered)
		.toLowerCase()
		.split(/[,.?!;:…。、“”"()]+/u)
	const read = clauses.map((clause) => clause.split(/\s+/).filter(Boolean).map(syllablesOf))
	if (read.some((words) => words.includes(undefined))) return undefined
	return read.map((words) => words.flatMap((word) => (word?.length ? [word] : [])))
}

function syllablesOf(word: string): string[] | undefined {
	const syllables: string[] = []
	for (const run of word.split(/['’‘·∥-]+/u)) {
		const pieces = run === '' ? [] : splitSyllables(run, isWrittenSyllable)
		if (!pieces) return undefined
		for (const piece of pieces) {
			if (piece === 'r' && syllables.length > 0) syllables.push(`${syllables.pop()}r`)
			else syllables.push(piece)
		}
	}
	return syllables
}

type ReadWord = { syllables: readonly string[]; hanzi: readonly string[] }

function spokenClause(words: readonly ReadWord[]): SpokenSyllable[] {
	const dictionary = words.map(({ syllables, hanzi }) =>
		syllables.map((syllable, at) => fullTones.get(hanzi[at] ?? '') ?? syllable),
	)
	const said = asSaid(
		words.map(({ hanzi }, at) => ({
			word: hanzi.join(''),
			pinyin: dictionary[at]?.join(' ') ?? '',
		})),
	).flatMap((word) => word.split(' '))
	const full = dictionary.flat()
	return words
		.flatMap(({ syllables }) => syllables)
		.map((written, at) => {
			const { letters } = takeTone(written)
			const tone = toneOf(written)
			const isLow = tone === 3 && toneOf(full[at + 1] ?? '') === 3
			const known = [toneOf(full[at] ?? written), toneOf(said[at] ?? written)]
			// The neutral 不 of duìbuqǐ is neither: it has this tone alone.
			const others = new Set(known.includes(tone) ? known : [])
			if (isLow) others.add(2)
			others.delete(tone)
			return { letters, tones: [tone, ...others] }
		})
}

const fullTones = new Map([
	['一', 'yī'],
	['不', 'bù'],
])

function toneOf(syllable: string): ToneNumber {
	return takeTone(syllable).tone
}

/** Without hanzi, a yi or bu whose tone fits is taken for 一 or 不. Others get a character each. */
function likelyHanzi(syllable: string, next: string | undefined, at: number): string {
	const { letters, tone } = takeTone(syllable)
	const after = next === undefined ? undefined : toneOf(next)
	const isBefore = (...tones: ToneNumber[]) => after !== undefined && tones.includes(after)
	if (letters === 'bu' && (tone === 4 || (tone === 2 && isBefore(4)))) return '不'
	const isYi = tone === 1 || (tone === 2 && isBefore(4, 5)) || (tone === 4 && isBefore(1, 2, 3))
	if (letters === 'yi' && isYi) return '一'
	return String.fromCodePoint(0xe000 + at)
}
